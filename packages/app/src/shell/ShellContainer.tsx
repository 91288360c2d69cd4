import { LoadingIndicator } from '@maktab/ui/components/LoadingIndicator/LoadingIndicator'
import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChanges'
import { getNavigation } from '@maktab/ui/lib/navigation/navigation'
import { useAtom } from 'jotai'
import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '#addresses/address.ts'
import { publicPaths } from '#addresses/public.ts'
import { usePendingCount } from '#features/inbox/pendingCount.ts'
import { useCurrentUser } from '#features/auth/useCurrentUser.ts'
import { usePageIdle } from '#shell/usePageIdle.ts'
import { LazyBoundary } from '#feedback/LazyBoundary.tsx'
import { normalizeSegment } from '#navigation/normalizeSegment.ts'
import type { Role } from '#addresses/roles.ts'
import { OfflineContainer } from '#shell/OfflineContainer.tsx'
import { isPrivacyModeAtom, isSidebarExpandedAtom } from '#preferences/cookieAtoms.ts'
import { usePreferences } from '#preferences/usePreferences.ts'
import { useSignOut } from '#features/auth/useSignOut.ts'
import { LessonBarContainer } from './NearLessonContainer.tsx'
import type { SearchComponent } from '../features/search/SearchComponent.ts'
import { useAccountChildren } from './useAccountChildren.ts'
import { useLessonStartingSoon } from '../features/timetable/useLessonStartingSoon.ts'
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
