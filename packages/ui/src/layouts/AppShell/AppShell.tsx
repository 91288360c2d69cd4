import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { PrivacyProvider } from '#components/Masked/PrivacyProvider.tsx'
import { pageTitleId } from '#components/PageTitle/pageTitleId.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import type { NavigationEntry } from '#lib/navigation/navigation.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import type { AccountProps } from './AccountProps.ts'
import { Body, Frame, Main, ShellInsets, SkipLink } from './AppShell.styles.ts'
import { BottomBar } from './BottomBar.tsx'
import { NavigationSheet } from './NavigationSheet.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useSidebar } from './useSidebar.ts'
import { useKeyboardShortcut } from './useKeyboardShortcut.ts'

type AppShellProps = AccountProps & {
  navigation: readonly NavigationEntry[]
  currentPath: string
  homeHref: string
  /** Where the school’s settings are, for those who may change them (decision 16). */
  settingsHref?: string | undefined
  /** Whether the sidebar shows words. Without a choice it does from 1024 px; on phones it is a sheet instead. */
  isExpanded: boolean | undefined
  onExpandedChange: (isExpanded: boolean) => void
  /** Opens the search, where there is one: by its button, and by Ctrl or ⌘ with K. */
  onSearch?: (() => void) | undefined
  /** What is said above whatever page is open. */
  banner?: ReactNode
  children: ReactNode
}

/** What stands around every page of a signed-in person: header, navigation and user menu (1§2, 1§9). */
export function AppShell({
  navigation,
  currentPath,
  homeHref,
  settingsHref,
  isExpanded,
  onExpandedChange,
  onSearch,
  banner,
  children,
  ...account
}: AppShellProps) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const { isFolded, toggle } = useSidebar({ isExpanded, onExpandedChange })
  const onToggle = isPhone ? () => setIsSheetOpen((open) => !open) : toggle
  useKeyboardShortcut('b', onToggle)
  useKeyboardShortcut('k', onSearch, { isAlsoTyped: true })
  const entries = settingsHref === undefined ? navigation : withSettings(navigation, settingsHref)
  const places = { entries, currentPath }

  return (
    <PrivacyProvider isOn={account.privacy?.isOn ?? false}>
      <ShellInsets />
      <Frame>
        <SkipLink href="#content" data-off-paper>
          <Trans>Skip to the content</Trans>
        </SkipLink>
        {isPhone ? (
          <TopBar homeHref={homeHref} onOpen={onToggle} onSearch={onSearch} />
        ) : (
          <Sidebar
            {...places}
            homeHref={homeHref}
            isFolded={isFolded}
            onToggle={onToggle}
            onSearch={onSearch}
            account={account}
          />
        )}
        <Body>
          {banner}
          <Main id="content" tabIndex={-1} aria-labelledby={pageTitleId}>
            {children}
          </Main>
        </Body>
        {isPhone && (
          <>
            <BottomBar {...places} isMoreOpen={isSheetOpen} onMore={onToggle} />
            <NavigationSheet {...places} isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} account={account} />
          </>
        )}
      </Frame>
    </PrivacyProvider>
  )
}

/** The settings are the last entry outside the groups. */
function withSettings(entries: readonly NavigationEntry[], path: string): readonly NavigationEntry[] {
  const end = entries.findLastIndex(({ children }) => !children) + 1
  return entries.toSpliced(end, 0, { id: 'settings', title: msg`School settings`, path })
}
