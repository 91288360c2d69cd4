import { useLingui } from '@lingui/react/macro'
import { Logo } from '#components/Logo/Logo.tsx'
import type { AccountProps } from './AccountProps.ts'
import { Navigation, type NavigationProps } from './Navigation.tsx'
import { Sheet, SheetContent, SheetOverlay } from './NavigationSheet.styles.ts'
import { SidebarFooter } from './Sidebar.styles.ts'
import { UserMenu } from './UserMenu.tsx'

export type NavigationSheetProps = Pick<NavigationProps, 'entries' | 'currentPath'> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  account: AccountProps
}

/** All places and the account on a phone: slides in over the page and closes on the way to another one. */
export function NavigationSheet({ isOpen, onOpenChange, account, ...places }: NavigationSheetProps) {
  const { t } = useLingui()
  const close = () => onOpenChange(false)
  return (
    <SheetOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Sheet>
        <SheetContent aria-label={t`Menu`}>
          <header>
            <Logo />
          </header>
          <nav aria-label={t`Main`}>
            <Navigation {...places} isFolded={false} onNavigate={close} />
          </nav>
          <SidebarFooter $isFolded={false}>
            <UserMenu
              {...account}
              isFolded={false}
              onNavigate={close}
              onSignOut={() => {
                close()
                account.onSignOut()
              }}
            />
          </SidebarFooter>
        </SheetContent>
      </Sheet>
    </SheetOverlay>
  )
}
