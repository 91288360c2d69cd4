import { lateComponent } from '@maktab/ui/late/lateComponent'
import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { navigationOf } from '@maktab/ui/model/navigation'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '#addresses/address.ts'
import { entrancePaths } from '#addresses/public.ts'
import { useSettings } from '#data/settings.ts'
import { useCurrentUser } from '#account/users.ts'
import { useStands } from '#environment/useStands.ts'
import { plainly } from '#navigation/plainly.ts'
import type { Role } from '#navigation/roles.ts'
import { isPrivateAtom } from '#preferences/privacyAtom.ts'
import { isSidebarExpandedAtom } from '#preferences/sidebarAtom.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { useSignOut } from '#session/useSignOut.ts'
import { useNearLesson } from './useNearLesson.ts'

/** Comes once a class is near. */
const NearLesson = lateComponent(
  async () => (await import('./NearLessonContainer.tsx')).NearLessonContainer,
  undefined,
  ({ lesson }) => lesson !== undefined,
)

type ShellContainerProps = { role: Role; addresses: Addresses; children: ReactNode }

export function ShellContainer({ role, addresses, children }: ShellContainerProps) {
  const [path] = useLocation()
  const [isExpanded, setIsExpanded] = useAtom(isSidebarExpandedAtom)
  const [isPrivate, setIsPrivate] = useAtom(isPrivateAtom)
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  const { isMissing } = useSettings()
  const isHome = plainly(path) === plainly(entrancePaths.dashboard(role))
  const lesson = useNearLesson(useStands() && role !== 'admin' && !isHome)
  return (
    <AppShell
      {...usePreferences()}
      navigation={navigationOf(role, (id) => addresses[id]?.path)}
      currentPath={path}
      homeHref={entrancePaths.home(role)}
      user={useCurrentUser()}
      settingsHref={isMissing ? undefined : addresses['settings']?.path}
      remindersHref={addresses['reminders']?.path}
      {...(role === 'admin' && { privacy: { isOn: isPrivate, onChange: setIsPrivate } })}
      onSignOut={() => confirmLeave(signOut)}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
      above={role !== 'admin' && <NearLesson lesson={lesson} path={path} />}
    >
      {children}
    </AppShell>
  )
}
