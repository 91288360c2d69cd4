import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { pageTitleId } from '#components/PageTitle/PageTitle.tsx'
import { useShortcuts } from '#lib/keyboard/useShortcuts.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import type { NavigationEntry } from '#lib/navigation/navigationEntries.ts'
import { breakpoints, mediaShort, tokens } from '#theme/tokens.ts'
import type { AccountProps } from './usePreferenceSections.ts'
import { Body, Frame, Main, ShellInsets, SkipLink } from './AppShell.styles.ts'
import { BottomBar } from './BottomBar.tsx'
import { NavigationSheet } from './NavigationSheet.tsx'
import { Sidebar } from './Sidebar.tsx'
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

/** The phone header: menu button, logo and search button. */
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
  /** Link to the school settings, for users who may change them (decision 16). */
  settingsHref?: string | undefined
  /** Whether the sidebar shows labels. If undefined it does from 1024 px. Phones use a sheet instead. */
  isExpanded: boolean | undefined
  onExpandedChange: (isExpanded: boolean) => void
  /** Opens the search, by button and by Ctrl+K or ⌘K. */
  onSearch?: (() => void) | undefined
  /** Shown above every page. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame around every page of a signed-in user: header, navigation and user menu (1§2, 1§9). */
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
  useShortcuts({ toggleMenu: onToggle, search: onSearch, showShortcuts: account.onShowShortcuts })
  const places = { entries: navigation, currentPath }

  return (
    <PrivacyProvider isOn={account.privacy?.isOn ?? false}>
      <ShellInsets />
      <Frame>
        <SkipLink href="#content" data-off-paper>
          <Trans>Skip to content</Trans>
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
            settingsHref={settingsHref}
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
            <NavigationSheet
              {...places}
              isOpen={isSheetOpen}
              onOpenChange={setIsSheetOpen}
              settingsHref={settingsHref}
              account={account}
            />
          </>
        )}
      </Frame>
    </PrivacyProvider>
  )
}
