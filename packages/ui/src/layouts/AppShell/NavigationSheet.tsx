import { useLingui } from '@lingui/react/macro'
import { Logo } from '#components/Logo/Logo.tsx'
import type { AccountProps } from './usePreferenceSections.ts'
import { Navigation, type NavigationProps } from './Navigation.tsx'
import { SidebarFooter } from './Sidebar.styles.ts'
import { SettingsLink } from './Sidebar.tsx'
import { UserMenu } from './UserMenu.tsx'
import { keyframes, styled } from 'styled-components'
import { Dialog } from 'react-aria-components/Dialog'
import { ModalOverlay } from 'react-aria-components/Modal'
import { tokens } from '#theme/tokens.ts'
import { Modal } from '#components/RestoreFocus/RestoreFocus.tsx'

const slideIn = keyframes`
  from { transform: translateX(var(--away)); }
`

const SheetOverlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.sheet};
  background: ${tokens.color.overlay};
`

const Sheet = styled(Modal)`
  --away: -100%;
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: min(${tokens.size.sidebarNarrow}, 88vw);
  background: ${tokens.color.surface};
  animation: ${slideIn} ${tokens.duration.base};

  &:dir(rtl) {
    --away: 100%;
  }
`

/** The whole sheet scrolls, so that in a low window no part squeezes another. */
const SheetContent = styled(Dialog)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  block-size: 100%;
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  padding-inline-start: env(safe-area-inset-left);
  overflow-y: auto;
  outline: none;

  &:dir(rtl) {
    padding-inline-start: env(safe-area-inset-right);
  }
  > header {
    padding: ${tokens.space[4]} ${tokens.space[5]};
  }
  > nav {
    padding: ${tokens.space[2]} ${tokens.space[3]};
  }
`

export type NavigationSheetProps = Pick<NavigationProps, 'entries' | 'currentPath'> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  settingsHref: string | undefined
  account: AccountProps
}

/** Menu and account on a phone: slides in over the page and closes on navigation. */
export function NavigationSheet({ isOpen, onOpenChange, settingsHref, account, ...places }: NavigationSheetProps) {
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
            {settingsHref !== undefined && (
              <SettingsLink href={settingsHref} currentPath={places.currentPath} onNavigate={close} />
            )}
          </SidebarFooter>
        </SheetContent>
      </Sheet>
    </SheetOverlay>
  )
}
