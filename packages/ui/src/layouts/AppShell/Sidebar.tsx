import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import type { AccountProps } from './AccountProps.ts'
import { Navigation, type NavigationProps } from './Navigation.tsx'
import { SearchButton } from './SearchButton.tsx'
import { SidebarFooter, SidebarHeader, SidebarRoot } from './Sidebar.styles.ts'
import { UserMenu } from './UserMenu.tsx'

type SidebarProps = Pick<NavigationProps, 'entries' | 'currentPath' | 'isFolded'> & {
  homeHref: string
  onToggle: () => void
  onSearch: (() => void) | undefined
  account: AccountProps
}

/** Header, navigation and account beside the page, with words or folded to signs. */
export function Sidebar({ homeHref, isFolded, onToggle, onSearch, account, ...places }: SidebarProps) {
  const { t } = useLingui()
  return (
    <SidebarRoot $isFolded={isFolded} data-off-paper>
      <header>
        <SidebarHeader $isFolded={isFolded}>
          <Link href={homeHref}>
            <Logo />
          </Link>
          <IconButton label={isFolded ? t`Unfold the sidebar` : t`Fold the sidebar`} onPress={onToggle}>
            <PanelLeft aria-hidden />
          </IconButton>
        </SidebarHeader>
        {onSearch && <SearchButton isFolded={isFolded} onSearch={onSearch} />}
      </header>
      <nav aria-label={t`Main`}>
        <Navigation {...places} isFolded={isFolded} />
      </nav>
      <SidebarFooter $isFolded={isFolded}>
        <UserMenu {...account} isFolded={isFolded} />
      </SidebarFooter>
    </SidebarRoot>
  )
}
