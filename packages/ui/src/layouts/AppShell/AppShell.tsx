import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { type ReactNode, useState, useEffect } from 'react'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { pageTitleId } from '#components/PageTitle/PageTitle.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import type { NavigationEntry } from '#lib/navigation/navigation.ts'
import { breakpoints, mediaShort, tokens } from '#theme/tokens.ts'
import type { AccountProps } from './usePreferenceSections.ts'
import { Body, Frame, Main, ShellInsets, SkipLink } from './AppShell.styles.ts'
import { BottomBar } from './BottomBar.tsx'
import { NavigationSheet } from './NavigationSheet.tsx'
import { Sidebar, hasCommandKey } from './Sidebar.tsx'
import { useSidebar } from './useSidebar.ts'
import { Menu, Search } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Logo } from '#components/Logo/Logo.tsx'

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${tokens.size.bar};
  padding-inline: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > a {
    flex: 1;
    display: grid;
    align-items: center;
    min-block-size: ${tokens.size.control};
    color: inherit;
    text-decoration: none;
  }
  ${mediaShort} {
    position: static;
  }
`

type TopBarProps = { homeHref: string; onOpen: () => void; onSearch: (() => void) | undefined }

/** The header of a phone: what opens the navigation, the school’s mark and its name, and what opens the search. */
function TopBar({ homeHref, onOpen, onSearch }: TopBarProps) {
  const { t } = useLingui()
  return (
    <Bar data-off-paper>
      <IconButton label={t`Open menu`} onPress={onOpen}>
        <Menu aria-hidden />
      </IconButton>
      <Link href={homeHref}>
        <Logo />
      </Link>
      {onSearch && (
        <IconButton label={t`Search`} aria-haspopup="dialog" onPress={onSearch}>
          <Search aria-hidden />
        </IconButton>
      )}
    </Bar>
  )
}

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

type Where = {
  /** Where one types, too: on a Mac by ⌘ alone, as Ctrl and a letter is a way to edit there. */
  isAlsoTyped?: boolean
}

/** Ctrl or ⌘ with a letter does something (1§9); where one types, the keys are left alone (decision 47). */
function useKeyboardShortcut(letter: string, act: (() => void) | undefined, { isAlsoTyped = false }: Where = {}): void {
  useEffect(() => {
    if (!act) return undefined
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isCommand || event.key.toLowerCase() !== letter) return
      const isLeftAlone = isAlsoTyped ? hasCommandKey() && !event.metaKey : true
      const { target } = event
      if (isLeftAlone && target instanceof HTMLElement && isTypedInto(target)) return
      event.preventDefault()
      // What lies over the page is answered first.
      if (!(target instanceof HTMLElement && target.closest('[role$=dialog]'))) act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [letter, act, isAlsoTyped])
}

function isTypedInto(target: HTMLElement): boolean {
  return target.isContentEditable || target.closest('input, textarea, select') !== null
}
