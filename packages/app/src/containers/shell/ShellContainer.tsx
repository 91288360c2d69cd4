import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { navigationOf } from '@maktab/ui/model/navigation'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../../data/settings.ts'
import { useCurrentUser } from '../../data/users.ts'
import type { Role } from '../../navigation/roles.ts'
import { paths } from '../../paths.ts'
import { isPrivateAtom } from '../../preferences/privacyAtom.ts'
import { isSidebarExpandedAtom } from '../../preferences/sidebarAtom.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'
import { useSignOut } from '../../session/useSignOut.ts'

type ShellContainerProps = { role: Role; children: ReactNode }

export function ShellContainer({ role, children }: ShellContainerProps) {
  const [path] = useLocation()
  const [isExpanded, setIsExpanded] = useAtom(isSidebarExpandedAtom)
  const [isPrivate, setIsPrivate] = useAtom(isPrivateAtom)
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  const { isMissing } = useSettings()
  return (
    <AppShell
      {...usePreferences()}
      navigation={navigationOf(role)}
      currentPath={path}
      homeHref={paths.home(role)}
      user={useCurrentUser()}
      settingsHref={role === 'admin' && !isMissing ? paths.settings() : undefined}
      {...(role === 'admin' && { privacy: { isOn: isPrivate, onChange: setIsPrivate } })}
      onSignOut={() => confirmLeave(signOut)}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
    >
      {children}
    </AppShell>
  )
}
