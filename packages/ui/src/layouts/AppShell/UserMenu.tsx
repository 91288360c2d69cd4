import { useLingui } from '@lingui/react/macro'
import { IdCard, Bell, ChevronsUpDown, EyeOff, Keyboard, LogOut, UserCog, UserPlus } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Menu } from '#components/Menu/Menu.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { tokens } from '#theme/tokens.ts'
import { truncate } from '#theme/mixins.ts'
import { type AccountProps, usePreferenceSections } from './usePreferenceSections.ts'
import { navigationLinkStyles } from './Sidebar.styles.ts'

const Trigger = styled(AriaButton)`
  ${navigationLinkStyles}
`

const NameAndEmail = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  line-height: ${tokens.leading.tight};

  /* Name and e-mail may differ in direction, but align at the start. */
  > * {
    ${truncate}
    justify-self: start;
    max-inline-size: 100%;
  }
  > span {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

type UserMenuProps = AccountProps & {
  isFolded: boolean
  /** Called when a link of the menu is followed. */
  onNavigate?: () => void
}

/** Account menu: user, preferences and sign-out, which is available even before the user has loaded. */
export function UserMenu({
  user,
  isFolded,
  accountHref,
  profileHref,
  remindersHref,
  onShowShortcuts,
  onNavigate,
  onSignOut,
  ...choices
}: UserMenuProps) {
  const { t } = useLingui()
  const getTextAttributes = useTextAttributes()
  const { name, email, avatar } = user.state === 'ready' ? user.data : { name: '', email: '', avatar: undefined }
  const label = name ? t`Account of ${name}` : t`Account`
  return (
    <Menu
      label={t`Account`}
      placement="top start"
      sections={usePreferenceSections(choices)}
      items={[
        ...(accountHref === undefined
          ? []
          : [
              {
                id: 'account',
                label: t`Name and password`,
                icon: <UserCog aria-hidden />,
                href: accountHref,
                ...(onNavigate && { onAction: onNavigate }),
              },
            ]),
        ...(profileHref === undefined
          ? []
          : [
              {
                id: 'profile',
                label: t`Public profile`,
                icon: <IdCard aria-hidden />,
                href: profileHref,
                ...(onNavigate && { onAction: onNavigate }),
              },
            ]),
        ...(remindersHref === undefined
          ? []
          : [
              {
                id: 'reminders',
                label: t`Calendar and reminders`,
                icon: <Bell aria-hidden />,
                href: remindersHref,
                ...(onNavigate && { onAction: onNavigate }),
              },
            ]),
        ...(choices.family === undefined
          ? []
          : [
              {
                id: 'addChild',
                label: t`Add another child`,
                icon: <UserPlus aria-hidden />,
                href: choices.family.addHref,
                ...(onNavigate && { onAction: onNavigate }),
              },
            ]),
        ...(onShowShortcuts === undefined
          ? []
          : [
              {
                id: 'shortcuts',
                label: t`Keyboard shortcuts`,
                icon: <Keyboard aria-hidden />,
                onAction: onShowShortcuts,
              },
            ]),
        { id: 'logOut', label: t`Log out`, icon: <LogOut aria-hidden />, onAction: onSignOut },
      ]}
    >
      <Tooltip label={label} isDisabled={!isFolded} placement="end">
        <Trigger {...((isFolded || !name) && { 'aria-label': label })}>
          <Avatar name={name} url={avatar} />
          {!isFolded && (
            <>
              <VisuallyHidden>{t`Account`}: </VisuallyHidden>
              <NameAndEmail>
                <strong {...getTextAttributes(name)}>{name}</strong>
                <span dir="ltr">
                  <Masked kind="email">{email}</Masked>
                </span>
              </NameAndEmail>
              {choices.privacy?.isOn ? <EyeOff aria-hidden /> : <ChevronsUpDown aria-hidden />}
            </>
          )}
        </Trigger>
      </Tooltip>
    </Menu>
  )
}
