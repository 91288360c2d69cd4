import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { navigationOf } from '@maktab/ui/model/navigation'
import { useAtom } from 'jotai'
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react'
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

// Without it, should it not come over a bad line, the pages stand as they are.
const NearLesson = lazy<ComponentType<{ path: string }>>(() =>
  import('./NearLessonContainer.tsx').then(
    ({ NearLessonContainer }) => ({ default: NearLessonContainer }),
    () => ({ default: () => null }),
  ),
)

type ShellContainerProps = { role: Role; addresses: Addresses; children: ReactNode }

export function ShellContainer({ role, addresses, children }: ShellContainerProps) {
  const [path] = useLocation()
  const [isExpanded, setIsExpanded] = useAtom(isSidebarExpandedAtom)
  const [isPrivate, setIsPrivate] = useAtom(isPrivateAtom)
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  const { isMissing } = useSettings()
  const stands = useStands()
  const hasLessons = role !== 'admin' && plainly(path) !== plainly(entrancePaths.dashboard(role))
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
      above={
        hasLessons &&
        stands && (
          <Suspense>
            <NearLesson path={path} />
          </Suspense>
        )
      }
    >
      {children}
    </AppShell>
  )
}
