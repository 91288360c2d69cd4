import { LoadingIndicator } from '@maktab/ui/components/LoadingIndicator/LoadingIndicator'
import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChangesProvider'
import { getNavigation } from '@maktab/ui/lib/navigation/navigationEntries'
import { useAtom, useSetAtom, atom, useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useState, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '../addresses/address.ts'
import { publicPaths } from '#addresses/public.ts'
import { usePendingCount } from '#features/inbox/usePendingCount.ts'
import { useCurrentUser, useSignOut, useSwitchChild } from '../features/auth/authHooks.ts'
import { LazyBoundary } from '#feedback/LazyBoundary.tsx'
import { normalizeSegment } from '../navigation/clientSideNavigation.ts'
import type { Role } from '#addresses/roles.ts'
import { OfflineContainer } from '#shell/OfflineContainer.tsx'
import { isPrivacyModeAtom, isSidebarExpandedAtom } from '../preferences/cookieAtoms.ts'
import { usePreferences, dismissedLessonsAtom } from '../preferences/languageAndSchemeAtoms.ts'
import type { SearchComponent } from '../features/search/useSearchDialog.ts'
import { useLessonStartingSoon } from '../features/timetable/useUpcomingLessons.ts'
import type { Lesson, CurrentUser } from '@maktab/contract/schema'
import { UpcomingLessonBanner } from '@maktab/ui/layouts/AppShell/UpcomingLessonBanner'
import { getLessonKey } from '@maktab/ui/lib/lessons/upcomingLessons'
import { useIsFetching } from '@tanstack/react-query'
import type { Remote } from '@maktab/ui/remote'
import type { OperationId } from '@maktab/contract/calls'
import { hasOperation } from '@maktab/client/extensionDetection'
import { backendAtom } from '../session/backendCapabilities.ts'

/** Pages that need an extension, by route name for each role. */
const requiredOperations: Readonly<Record<string, OperationId>> = {
  timetable: 'getTimetable',
  income: 'getIncome',
  fees: 'listFees',
  discounts: 'listDiscounts',
  settings: 'getSettings',
  reminders: 'getReminders',
}

/** Returns whether the menu shows a page: those of an extension only if the backend has it. */
function useAvailablePages(): (page: string) => boolean {
  const backend = useAtomValue(backendAtom)
  return (page) => {
    const call = requiredOperations[page]
    return call === undefined || hasOperation(call, backend)
  }
}

/** Milliseconds without requests after which a page counts as idle; undefined means never. */
export const idleDelayAtom = atom<number | undefined>(1000)

/** Whether the page was idle once, so that deferred content may load. */
function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  const idleDelay = useAtomValue(idleDelayAtom)
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (isIdle || isFetching || idleDelay === undefined) return undefined
    const timer = setTimeout(() => setIsIdle(true), idleDelay)
    return () => clearTimeout(timer)
  }, [isIdle, isFetching, idleDelay])
  return isIdle
}

type ShellContainerProps = { role: Role; addresses: Addresses; search: SearchComponent; children: ReactNode }

export function ShellContainer({ role, addresses, search: Search, children }: ShellContainerProps) {
  const [path] = useLocation()
  const [isExpanded, setIsExpanded] = useAtom(isSidebarExpandedAtom)
  const [isPrivate, setIsPrivate] = useAtom(isPrivacyModeAtom)
  const confirmLeave = useConfirmLeave()
  const signOut = useSignOut()
  const [isSearching, setIsSearching] = useState(false)
  const onSearch = useCallback(() => setIsSearching(true), [])
  const isAvailable = useAvailablePages()
  const navigation = getNavigation(role, (id) => (isAvailable(id) ? addresses[id]?.path : undefined), {
    inbox: usePendingCount(role === 'admin'),
  })
  const preferences = usePreferences()
  const privacy = role === 'admin' && { privacy: { isOn: isPrivate, onChange: setIsPrivate } }
  const settingsHref = isAvailable('settings') ? addresses['settings']?.path : undefined
  const remindersHref = isAvailable('reminders') ? addresses['reminders']?.path : undefined
  const isHome = normalizeSegment(path) === normalizeSegment(publicPaths.dashboard(role))
  const user = useCurrentUser()
  const isIdle = usePageIdle()
  const lesson = useLessonStartingSoon(isIdle && role !== 'admin' && !isHome)
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
          {isIdle && <OfflineContainer role={role} />}
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

/** The banner of a lesson that starts soon, above the page. */
function LessonBarContainer({ lesson, path }: { lesson: Lesson | undefined; path: string }) {
  const setDismissed = useSetAtom(dismissedLessonsAtom)
  const dismiss = (one: Lesson) => setDismissed((before) => [...before, getLessonKey(one)])
  return <UpcomingLessonBanner lesson={lesson} currentPath={path} onDismiss={dismiss} />
}

/** The children of the signed-in guardian; undefined if the backend sends none. */
function useAccountChildren(user: Remote<CurrentUser>) {
  const switchTo = useSwitchChild()
  const confirmLeave = useConfirmLeave()
  if (user.state !== 'ready' || !user.data.children) return undefined
  const { children, email } = user.data
  return {
    children,
    onSwitch: (id: number) => {
      const isPresent = children.some((child) => child.id === id && child.isPresent)
      if (!isPresent) confirmLeave(() => void switchTo({ id, email }))
    },
    addHref: publicPaths.addChild(),
  }
}
