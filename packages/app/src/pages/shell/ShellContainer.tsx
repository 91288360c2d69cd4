import { Coming } from '@maktab/ui/components/Coming/Coming'
import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { navigationOf } from '@maktab/ui/model/navigation'
import { useAtom } from 'jotai'
import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '#addresses/address.ts'
import { entrancePaths } from '#addresses/public.ts'
import { useWaitingCount } from '#data/waitingCount.ts'
import { useCurrentUser } from '#account/users.ts'
import { useStands } from '#environment/useStands.ts'
import { PartBoundary } from '#feedback/PartBoundary.tsx'
import { plainly } from '#navigation/plainly.ts'
import type { Role } from '#navigation/roles.ts'
import { OfflineContainer } from '#offline/OfflineContainer.tsx'
import { isPrivateAtom } from '#preferences/privacyAtom.ts'
import { isSidebarExpandedAtom } from '#preferences/sidebarAtom.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { useSignOut } from '#session/useSignOut.ts'
import { NearLessonContainer } from './NearLessonContainer.tsx'
import type { Search } from './Search.ts'
import { useFamily } from './useFamily.ts'
import { useNearLesson } from './useNearLesson.ts'
import { useShownPages } from './useShownPages.ts'

type ShellContainerProps = { role: Role; addresses: Addresses; search: Search; children: ReactNode }

export function ShellContainer({ role, addresses, search: Search, children }: ShellContainerProps) {
  const [path] = useLocation()
  const [isExpanded, setIsExpanded] = useAtom(isSidebarExpandedAtom)
  const [isPrivate, setIsPrivate] = useAtom(isPrivateAtom)
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  const [isSearching, setIsSearching] = useState(false)
  const onSearch = useCallback(() => setIsSearching(true), [])
  const isShown = useShownPages()
  const navigation = navigationOf(role, (id) => (isShown(id) ? addresses[id]?.path : undefined), {
    inbox: useWaitingCount(role === 'admin'),
  })
  const preferences = usePreferences()
  const privacy = role === 'admin' && { privacy: { isOn: isPrivate, onChange: setIsPrivate } }
  const settingsHref = isShown('settings') ? addresses['settings']?.path : undefined
  const remindersHref = isShown('reminders') ? addresses['reminders']?.path : undefined
  const isHome = plainly(path) === plainly(entrancePaths.dashboard(role))
  const user = useCurrentUser()
  const stands = useStands()
  const lesson = useNearLesson(stands && role !== 'admin' && !isHome)
  return (
    <AppShell
      {...preferences}
      navigation={navigation}
      currentPath={path}
      homeHref={entrancePaths.home(role)}
      user={user}
      family={useFamily(user)}
      settingsHref={settingsHref}
      remindersHref={remindersHref}
      {...privacy}
      onSignOut={() => confirmLeave(signOut)}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
      onSearch={onSearch}
      above={
        <>
          {stands && <OfflineContainer role={role} />}
          {role !== 'admin' && <NearLessonContainer lesson={lesson} path={path} />}
        </>
      }
    >
      {children}
      {isSearching && (
        <PartBoundary fallback={<Coming />}>
          <Search
            navigation={navigation}
            settingsHref={settingsHref}
            remindersHref={remindersHref}
            choices={{ ...preferences, ...privacy }}
            onClose={() => setIsSearching(false)}
          />
        </PartBoundary>
      )}
    </AppShell>
  )
}
