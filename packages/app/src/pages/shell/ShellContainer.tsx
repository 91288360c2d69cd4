import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { navigationOf } from '@maktab/ui/model/navigation'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '#addresses/address.ts'
import { entrancePaths } from '#addresses/public.ts'
import { useSettings } from '#data/settings.ts'
import { useWaitingCount } from '#data/waiting.ts'
import { useCurrentUser } from '#account/users.ts'
import type { Role } from '#navigation/roles.ts'
import { isPrivateAtom } from '#preferences/privacyAtom.ts'
import { isSidebarExpandedAtom } from '#preferences/sidebarAtom.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { useSignOut } from '#session/useSignOut.ts'

type ShellContainerProps = { role: Role; addresses: Addresses; children: ReactNode }

export function ShellContainer({ role, addresses, children }: ShellContainerProps) {
  const [path] = useLocation()
  const [isExpanded, setIsExpanded] = useAtom(isSidebarExpandedAtom)
  const [isPrivate, setIsPrivate] = useAtom(isPrivateAtom)
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  const { isMissing } = useSettings()
  return (
    <AppShell
      {...usePreferences()}
      navigation={navigationOf(role, (id) => addresses[id]?.path, { inbox: useWaitingCount(role === 'admin') })}
      currentPath={path}
      homeHref={entrancePaths.home(role)}
      user={useCurrentUser()}
      settingsHref={isMissing ? undefined : addresses['settings']?.path}
      remindersHref={addresses['reminders']?.path}
      {...(role === 'admin' && { privacy: { isOn: isPrivate, onChange: setIsPrivate } })}
      onSignOut={() => confirmLeave(signOut)}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
    >
      {children}
    </AppShell>
  )
}
