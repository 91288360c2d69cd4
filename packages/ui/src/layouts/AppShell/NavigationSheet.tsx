import { useLingui } from '@lingui/react/macro'
import { Logo } from '#components/Logo/Logo.tsx'
import type { NavigationEntry } from '#model/navigation.ts'
import type { Remote } from '#remote.ts'
import { Foot, Sheet, SheetContent, SheetOverlay } from './AppShell.styles.ts'
import { Navigation } from './Navigation.tsx'
import { type ShellUser, UserMenu } from './UserMenu.tsx'

type NavigationSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  navigation: readonly NavigationEntry[]
  currentPath: string
  user: Remote<ShellUser>
  settingsHref: string | undefined
  onSignOut: () => void
}

/** The side navigation of narrow screens: slides in over the page and closes on the way to another one. */
export function NavigationSheet({
  isOpen,
  onOpenChange,
  navigation,
  currentPath,
  user,
  settingsHref,
  onSignOut,
}: NavigationSheetProps) {
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
            <Navigation entries={navigation} currentPath={currentPath} isFolded={false} onNavigate={close} />
          </nav>
          <Foot $isFolded={false}>
            <UserMenu
              user={user}
              isFolded={false}
              settingsHref={settingsHref}
              onNavigate={close}
              onSignOut={() => {
                close()
                onSignOut()
              }}
            />
          </Foot>
        </SheetContent>
      </Sheet>
    </SheetOverlay>
  )
}
