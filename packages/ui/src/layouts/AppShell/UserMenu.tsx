import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, LogOut } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import type { Remote } from '../../remote.ts'
import { entryLook } from './Navigation.styles.ts'
import { UserWords } from './AppShell.styles.ts'

const Trigger = styled(AriaButton)`
  ${entryLook}
`

export type ShellUser = { name: string; email: string; avatar?: string | undefined }

type UserMenuProps = { user: Remote<ShellUser>; isFolded: boolean; onSignOut: () => void }

/** Who is signed in, and the way out. The way out is there even while nobody knows who it is. */
export function UserMenu({ user, isFolded, onSignOut }: UserMenuProps) {
  const { t } = useLingui()
  const { name, email, avatar } = user.state === 'ready' ? user.data : { name: '', email: '', avatar: undefined }
  return (
    <Menu
      label={t`Account`}
      placement="top start"
      items={[{ id: 'logOut', label: t`Log out`, icon: <LogOut aria-hidden />, onAction: onSignOut }]}
    >
      <Trigger {...((isFolded || !name) && { 'aria-label': name ? t`Account of ${name}` : t`Account` })}>
        <Avatar name={name} url={avatar} />
        {!isFolded && (
          <UserWords>
            <strong dir="auto">{name}</strong>
            <span dir="ltr">{email}</span>
          </UserWords>
        )}
        {!isFolded && <ChevronsUpDown aria-hidden />}
      </Trigger>
    </Menu>
  )
}
