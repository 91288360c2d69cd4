import { useLingui } from '@lingui/react/macro'
import { Bell, ChevronsUpDown, EyeOff, LogOut, UserPlus } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Menu } from '#components/Menu/Menu.tsx'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { tokens } from '#theme/tokens.ts'
import { truncate } from '#theme/mixins.ts'
import { type AccountProps, usePreferenceSections } from './usePreferenceSections.ts'
import { navigationLinkStyles } from './Sidebar.styles.ts'

const Trigger = styled(AriaButton)`
  ${navigationLinkStyles}
`

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  line-height: ${tokens.leading.tight};

  /* Each runs its own way, and both begin at one edge. */
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
  /** On the way to a page. */
  onNavigate?: () => void
}

/** Who is signed in, their language and colours, and the way out, which is there even while nobody knows who it is. */
export function UserMenu({ user, isFolded, remindersHref, onNavigate, onSignOut, ...choices }: UserMenuProps) {
  const { t } = useLingui()
  const tongueOf = useTextAttributes()
  const { name, email, avatar } = user.state === 'ready' ? user.data : { name: '', email: '', avatar: undefined }
  const label = name ? t`Account of ${name}` : t`Account`
  return (
    <Menu
      label={t`Account`}
      placement="top start"
      sections={usePreferenceSections(choices)}
      items={[
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
        { id: 'logOut', label: t`Log out`, icon: <LogOut aria-hidden />, onAction: onSignOut },
      ]}
    >
      <Tooltip label={label} isDisabled={!isFolded} placement="end">
        <Trigger {...((isFolded || !name) && { 'aria-label': label })}>
          <Avatar name={name} url={avatar} />
          {!isFolded && (
            <>
              <Words>
                <strong {...tongueOf(name)}>{name}</strong>
                <span dir="ltr">
                  <Masked kind="email">{email}</Masked>
                </span>
              </Words>
              {choices.privacy?.isOn ? <EyeOff aria-hidden /> : <ChevronsUpDown aria-hidden />}
            </>
          )}
        </Trigger>
      </Tooltip>
    </Menu>
  )
}
