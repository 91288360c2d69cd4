import { LoadingIndicator } from '@maktab/ui/components/LoadingIndicator/LoadingIndicator'
import { AppShell } from '@maktab/ui/layouts/AppShell/AppShell'
import { useConfirmLeave } from '@maktab/ui/forms/UnsavedChangesProvider'
import { CharacterKeysContext } from '@maktab/ui/lib/keyboard/useShortcuts'
import { getNavigation, getOtherPages } from '@maktab/ui/lib/navigation/navigationEntries'
import { OwnTimesContext } from '@maktab/ui/providers/OwnTimesContext'
import { useAtom, useSetAtom, atom, useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useState, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Addresses } from '../addresses/address.ts'
import { publicPaths } from '#addresses/public.ts'
import { usePendingCount } from '#features/inbox/usePendingCount.ts'
import { useSessionUser, useSignOut } from '../features/auth/authHooks.ts'
import { useFamily, useOpenChild } from '../features/family/familyHooks.ts'
import { LazyBoundary } from '#feedback/LazyBoundary.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { normalizeSegment } from '../navigation/clientSideNavigation.ts'
import type { Role } from '#addresses/roles.ts'
import { OfflineContainer } from '#shell/OfflineContainer.tsx'
import {
  hasCharacterKeysAtom,
  isPrivacyModeAtom,
  isSidebarExpandedAtom,
  shownClocksAtom,
} from '../preferences/cookieAtoms.ts'
import { usePreferences, dismissedLessonsAtom } from '../preferences/languageAndSchemeAtoms.ts'
import { useIsElsewhere } from '../preferences/useIsElsewhere.ts'
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
import { officePartAtom } from '../session/sessionAtoms.ts'
import { isPageForPart } from '../features/staff/pagesByPart.ts'

/** Pages that need an extension, by route name for each role. */
const requiredOperations: Readonly<Record<string, OperationId>> = {
  timetable: 'getTimetable',
  trials: 'listTrials',
  income: 'getIncome',
  fees: 'listFees',
  discounts: 'listDiscounts',
  settings: 'getSettings',
  staff: 'listStaff',
  system: 'getSchoolStatus',
  reminders: 'getReminders',
  account: 'changeOwnPassword',
  profile: 'getOwnProfile',
}

/**
 * Returns whether the menu shows a page: those of an extension only if the backend has it, and for administrators only
 * those of their part of the office.
 */
function useAvailablePages(): (page: string) => boolean {
  const backend = useAtomValue(backendAtom)
  const part = useAtomValue(officePartAtom)
  return (page) => {
    const call = requiredOperations[page]
    return isPageForPart(page, part) && (call === undefined || hasOperation(call, backend))
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

const ShortcutsDialog = lazyPage(() => import('@maktab/ui/layouts/AppShell/ShortcutsDialog'), 'ShortcutsDialog')

/**
 * Whether lists also show times in the user’s time zone, if it differs from the school’s. Families abroad see them until
 * they choose otherwise; staff work by the school’s time.
 */
function useOwnTimes(role: Role) {
  const [clocks, setClocks] = useAtom(shownClocksAtom)
  const isElsewhere = useIsElsewhere()
  const isOn = clocks === undefined ? role === 'student' : clocks === 'own'
  const onChange = (isOwn: boolean) => setClocks(isOwn ? 'own' : 'school')
  return { areShown: isOn, ...(isElsewhere && { ownTimes: { isOn, onChange } }) }
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
  const getHref = (id: string) => (isAvailable(id) ? addresses[id]?.path : undefined)
  const navigation = getNavigation(role, getHref, { inbox: usePendingCount(role === 'admin') })
  const preferences = usePreferences()
  const privacy = role === 'admin' && { privacy: { isOn: isPrivate, onChange: setIsPrivate } }
  const isHome = normalizeSegment(path) === normalizeSegment(publicPaths.dashboard(role))
  const user = useSessionUser()
  const [hasCharacterKeys, setHasCharacterKeys] = useAtom(hasCharacterKeysAtom)
  const [isShowingShortcuts, setIsShowingShortcuts] = useState(false)
  const { areShown: areOwnTimesShown, ...ownTimes } = useOwnTimes(role)
  const isIdle = usePageIdle()
  const lesson = useLessonStartingSoon(isIdle && role !== 'admin' && !isHome)
  return (
    <CharacterKeysContext value={hasCharacterKeys}>
      <OwnTimesContext value={areOwnTimesShown}>
        <AppShell
          {...preferences}
          navigation={navigation}
          currentPath={path}
          homeHref={publicPaths.home(role, useAtomValue(officePartAtom))}
          user={user}
          family={useAccountChildren(user, isIdle && role === 'student')}
          settingsHref={getHref('settings')}
          remindersHref={getHref('reminders')}
          accountHref={getHref('account')}
          profileHref={getHref('profile')}
          {...privacy}
          {...ownTimes}
          onShowShortcuts={() => setIsShowingShortcuts(true)}
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
                otherPages={getOtherPages(getHref)}
                choices={{ ...preferences, ...privacy }}
                onClose={() => setIsSearching(false)}
              />
            </LazyBoundary>
          )}
          {isShowingShortcuts && (
            <LazyBoundary fallback={<LoadingIndicator />}>
              <ShortcutsDialog
                characterKeys={{ isOn: hasCharacterKeys, onChange: setHasCharacterKeys }}
                onClose={() => setIsShowingShortcuts(false)}
              />
            </LazyBoundary>
          )}
        </AppShell>
      </OwnTimesContext>
    </CharacterKeysContext>
  )
}

/** The banner of a lesson that starts soon, above the page. */
function LessonBarContainer({ lesson, path }: { lesson: Lesson | undefined; path: string }) {
  const setDismissed = useSetAtom(dismissedLessonsAtom)
  const dismiss = (one: Lesson) => setDismissed((before) => [...before, getLessonKey(one)])
  return <UpcomingLessonBanner lesson={lesson} currentPath={path} onDismiss={dismiss} />
}

/** The children of the signed-in guardian; undefined if the backend sends none. */
function useAccountChildren(user: Remote<CurrentUser>, isIdle: boolean) {
  const openChild = useOpenChild()
  const overview = useFamily(isIdle)
  if (user.state !== 'ready' || !user.data.children) return undefined
  return {
    children: user.data.children,
    overview: overview?.state === 'ready' ? overview.data : undefined,
    onSwitch: openChild,
    addHref: publicPaths.addChild(),
  }
}
