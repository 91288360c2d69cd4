import { LoadingIndicator } from '@maktab/ui/components/Coming/Coming'
import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { getNavigation } from '@maktab/ui/model/navigation'
import { useAtom } from 'jotai'
import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '#addresses/address.ts'
import { publicPaths } from '#addresses/public.ts'
import { usePendingCount } from '#data/waitingCount.ts'
import { useCurrentUser } from '#account/users.ts'
import { usePageIdle } from '#environment/useStands.ts'
import { LazyBoundary } from '#feedback/PartBoundary.tsx'
import { normalizeSegment } from '#navigation/plainly.ts'
import type { Role } from '#navigation/roles.ts'
import { OfflineContainer } from '#offline/OfflineContainer.tsx'
import { isPrivacyModeAtom } from '#preferences/privacyAtom.ts'
import { isSidebarExpandedAtom } from '#preferences/sidebarAtom.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { useSignOut } from '#session/useSignOut.ts'
import { LessonBarContainer } from './NearLessonContainer.tsx'
import type { SearchComponent } from './Search.ts'
import { useAccountChildren } from './useFamily.ts'
import { useLessonStartingSoon } from './useNearLesson.ts'
import { useAvailablePages } from './useShownPages.ts'

type ShellContainerProps = { role: Role; addresses: Addresses; search: SearchComponent; children: ReactNode }

export function ShellContainer({ role, addresses, search: Search, children }: ShellContainerProps) {
  const [path] = useLocation()
  const [isExpanded, setIsExpanded] = useAtom(isSidebarExpandedAtom)
  const [isPrivate, setIsPrivate] = useAtom(isPrivacyModeAtom)
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  const [isSearching, setIsSearching] = useState(false)
  const onSearch = useCallback(() => setIsSearching(true), [])
  const isShown = useAvailablePages()
  const navigation = getNavigation(role, (id) => (isShown(id) ? addresses[id]?.path : undefined), {
    inbox: usePendingCount(role === 'admin'),
  })
  const preferences = usePreferences()
  const privacy = role === 'admin' && { privacy: { isOn: isPrivate, onChange: setIsPrivate } }
  const settingsHref = isShown('settings') ? addresses['settings']?.path : undefined
  const remindersHref = isShown('reminders') ? addresses['reminders']?.path : undefined
  const isHome = normalizeSegment(path) === normalizeSegment(publicPaths.dashboard(role))
  const user = useCurrentUser()
  const stands = usePageIdle()
  const lesson = useLessonStartingSoon(stands && role !== 'admin' && !isHome)
  return (
    <AppShell
      {...preferences}
      navigation={navigation}
      currentPath={path}
      homeHref={publicPaths.home(role)}
      user={user}
      family={useAccountChildren(user)}
      settingsHref={settingsHref}
      remindersHref={remindersHref}
      {...privacy}
      onSignOut={() => confirmLeave(signOut)}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
      onSearch={onSearch}
      banner={
        <>
          {stands && <OfflineContainer role={role} />}
          {role !== 'admin' && <LessonBarContainer lesson={lesson} path={path} />}
        </>
      }
    >
      {children}
      {isSearching && (
        <LazyBoundary fallback={<LoadingIndicator />}>
          <Search
            navigation={navigation}
            settingsHref={settingsHref}
            remindersHref={remindersHref}
            choices={{ ...preferences, ...privacy }}
            onClose={() => setIsSearching(false)}
          />
        </LazyBoundary>
      )}
    </AppShell>
  )
}
