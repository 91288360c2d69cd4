import { useLingui } from '@lingui/react/macro'
import { PanelLeft, Search, Settings } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import { hasCommandKey } from '#lib/keyboard/useShortcuts.ts'
import type { AccountProps } from './usePreferenceSections.ts'
import { Navigation, type NavigationProps } from './Navigation.tsx'
import { SidebarFooter, SidebarHeader, SidebarRoot, Label, navigationLinkStyles } from './Sidebar.styles.ts'
import { ChildSwitch } from './ChildSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { tokens } from '#theme/tokens.ts'

const HeaderSlot = styled.div<{ $isFolded: boolean }>`
  padding: 0 ${({ $isFolded }) => ($isFolded ? '1px' : tokens.space[3])} ${tokens.space[1]};

  &:empty {
    display: none;
  }
`

const SearchOpener = styled(AriaButton)<{ $isFolded: boolean }>`
  ${navigationLinkStyles}
  ${({ $isFolded }) => $isFolded && 'justify-content: center; padding-inline: 0;'}
  border: 1px solid ${({ $isFolded }) => ($isFolded ? 'transparent' : tokens.color.border)};
  color: ${tokens.color.textMuted};
  font: inherit;
  line-height: ${tokens.leading.tight};

  kbd {
    font: inherit;
    font-size: ${tokens.text.xs};
  }
`

/** Search button in the sidebar, with its keyboard shortcut. */
function SearchButton({ isFolded, onSearch }: { isFolded: boolean; onSearch: () => void }) {
  const { t } = useLingui()
  return (
    <HeaderSlot $isFolded={isFolded}>
      <Tooltip label={t`Search`} isDisabled={!isFolded} placement="end">
        <SearchOpener
          $isFolded={isFolded}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          {...(isFolded && { 'aria-label': t`Search` })}
          onPress={onSearch}
        >
          <Search aria-hidden />
          {!isFolded && (
            <>
              <Label>{t`Search`}</Label>
              <kbd aria-hidden dir="ltr">
                {hasCommandKey() ? '⌘K' : 'Ctrl K'}
              </kbd>
            </>
          )}
        </SearchOpener>
      </Tooltip>
    </HeaderSlot>
  )
}

const SettingsAnchor = styled(Link)`
  ${navigationLinkStyles}
  flex: none;
  justify-content: center;
  inline-size: max(34px, ${tokens.size.target});
  padding: 0;
`

/** Link to the school's settings: a gear beside the account. */
export function SettingsLink({ href, currentPath, onNavigate }: SettingsLinkProps) {
  const { t } = useLingui()
  return (
    <Tooltip label={t`School settings`} placement="end">
      <SettingsAnchor
        href={href}
        aria-label={t`School settings`}
        {...(href === currentPath && { 'aria-current': 'page' as const })}
        {...(onNavigate && { onPress: onNavigate })}
      >
        <Settings aria-hidden />
      </SettingsAnchor>
    </Tooltip>
  )
}

type SettingsLinkProps = { href: string; currentPath: string; onNavigate?: () => void }

type SidebarProps = Pick<NavigationProps, 'entries' | 'currentPath' | 'isFolded'> & {
  homeHref: string
  onToggle: () => void
  onSearch: (() => void) | undefined
  settingsHref: string | undefined
  account: AccountProps
}

/** Header, navigation and account beside the page, with labels or collapsed to icons. */
export function Sidebar({ homeHref, isFolded, onToggle, onSearch, settingsHref, account, ...places }: SidebarProps) {
  const { t } = useLingui()
  return (
    <SidebarRoot $isFolded={isFolded} data-off-paper>
      <header>
        <SidebarHeader $isFolded={isFolded}>
          <Link href={homeHref}>
            <Logo />
          </Link>
          <IconButton label={isFolded ? t`Expand sidebar` : t`Collapse sidebar`} onPress={onToggle}>
            <PanelLeft aria-hidden />
          </IconButton>
        </SidebarHeader>
        {account.family && (
          <HeaderSlot $isFolded={isFolded}>
            <ChildSwitch family={account.family} isFolded={isFolded} />
          </HeaderSlot>
        )}
        {onSearch && <SearchButton isFolded={isFolded} onSearch={onSearch} />}
      </header>
      <nav aria-label={t`Main`}>
        <Navigation {...places} isFolded={isFolded} />
      </nav>
      <SidebarFooter $isFolded={isFolded} role="navigation" aria-label={t`Account`}>
        <UserMenu {...account} isFolded={isFolded} />
        {settingsHref !== undefined && <SettingsLink href={settingsHref} currentPath={places.currentPath} />}
      </SidebarFooter>
    </SidebarRoot>
  )
}
