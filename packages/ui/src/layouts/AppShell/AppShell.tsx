import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { pageTitleId } from '#components/PageTitle/PageTitle.tsx'
import { useShortcuts } from '#lib/keyboard/useShortcuts.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { PageOwnerContext } from '#providers/PageOwnerContext.ts'
import { getSwitchableChildren } from '#lib/people/switchableChildren.ts'
import type { NavigationEntry } from '#lib/navigation/navigationEntries.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { breakpoints, mediaShort, tokens } from '#theme/tokens.ts'
import type { AccountProps } from './usePreferenceSections.ts'
import { Body, Frame, Main, ShellInsets, SkipLink } from './AppShell.styles.ts'
import { BottomBar } from './BottomBar.tsx'
import { ChildSwitch, type Family } from './ChildSwitch.tsx'
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
  padding-inline: ${tokens.space[4]} ${tokens.space[2]};
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
  /* The switch between children leaves no room for the school’s name. */
  &[data-has-switch] > a bdi {
    ${visuallyHidden}
  }
  ${mediaShort} {
    position: static;
  }
`

/** The bar at the bottom opens the menu, except in low windows, where that bar is at the end of the page. */
const MenuWithoutBar = styled.div`
  display: none;

  ${mediaShort} {
    display: block;
  }
`

type TopBarProps = {
  homeHref: string
  onOpen: () => void
  onSearch: (() => void) | undefined
  /** Undefined for an only child. */
  family: Family | undefined
}

/** The phone header: logo, search button and, in a family, whose page is open. */
function TopBar({ homeHref, onOpen, onSearch, family }: TopBarProps) {
  const { t } = useLingui()
  return (
    <Bar data-off-paper data-has-switch={family && true}>
      <MenuWithoutBar>
        <IconButton label={t`Open menu`} onPress={onOpen}>
          <Menu aria-hidden />
        </IconButton>
      </MenuWithoutBar>
      <Link href={homeHref}>
        <Logo />
      </Link>
      {onSearch && (
        <IconButton label={t`Search`} aria-haspopup="dialog" onPress={onSearch}>
          <Search aria-hidden />
        </IconButton>
      )}
      {family && <ChildSwitch family={family} />}
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
  const owner = getSwitchableChildren(account.family?.children).find(({ isPresent }) => isPresent)

  return (
    <PrivacyProvider isOn={account.privacy?.isOn ?? false}>
      <ShellInsets />
      <Frame>
        <SkipLink href="#content" data-off-paper>
          <Trans>Skip to content</Trans>
        </SkipLink>
        {isPhone ? (
          <TopBar homeHref={homeHref} onOpen={onToggle} onSearch={onSearch} family={owner && account.family} />
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
            <PageOwnerContext value={owner?.name}>{children}</PageOwnerContext>
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
