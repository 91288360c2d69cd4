import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, LogOut, Settings } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { Masked } from '#components/Masked/Masked.tsx'
import { Menu } from '#components/Menu/Menu.tsx'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import type { Remote } from '#remote.ts'
import { entryLook } from './Navigation.styles.ts'
import { UserWords } from './AppShell.styles.ts'

const Trigger = styled(AriaButton)`
  ${entryLook}
`

export type ShellUser = { name: string; email: string; avatar?: string | undefined }

type UserMenuProps = {
  user: Remote<ShellUser>
  isFolded: boolean
  /** Where the school’s settings are, for those who may change them. */
  settingsHref: string | undefined
  onNavigate?: () => void
  onSignOut: () => void
}

/** Who is signed in, and the way out. The way out is there even while nobody knows who it is. */
export function UserMenu({ user, isFolded, settingsHref, onNavigate, onSignOut }: UserMenuProps) {
  const { t } = useLingui()
  const tongueOf = useTongue()
  const { name, email, avatar } = user.state === 'ready' ? user.data : { name: '', email: '', avatar: undefined }
  const label = name ? t`Account of ${name}` : t`Account`
  const settings = {
    id: 'settings',
    label: t`School settings`,
    icon: <Settings aria-hidden />,
    href: settingsHref ?? '',
    ...(onNavigate && { onAction: onNavigate }),
  }
  return (
    <Menu
      label={t`Account`}
      placement="top start"
      items={[
        ...(settingsHref === undefined ? [] : [settings]),
        { id: 'logOut', label: t`Log out`, icon: <LogOut aria-hidden />, onAction: onSignOut },
      ]}
    >
      <Tooltip label={label} isDisabled={!isFolded} placement="end">
        <Trigger {...((isFolded || !name) && { 'aria-label': label })}>
          <Avatar name={name} url={avatar} />
          {!isFolded && (
            <UserWords>
              <strong {...tongueOf(name)}>{name}</strong>
              <span dir="ltr">
                <Masked kind="email">{email}</Masked>
              </span>
            </UserWords>
          )}
          {!isFolded && <ChevronsUpDown aria-hidden />}
        </Trigger>
      </Tooltip>
    </Menu>
  )
}
