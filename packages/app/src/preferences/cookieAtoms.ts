import { atom } from 'jotai'
import type { TimetableClock } from '@maktab/ui/lib/time/TimetableClock'
import { readCookie, writeCookie } from '../browser/cookies.ts'

/** A choice that a cookie keeps on this device for so many days. */
export function cookieAtom<Value, Choice extends Value = Value>(
  name: string,
  days: number,
  read: (text: string | undefined) => Value,
  write: (choice: Choice) => string = String,
) {
  const storedAtom = atom(read(readCookie(name)))
  return atom(
    (get) => get(storedAtom),
    (_get, set, choice: Choice) => {
      writeCookie(name, write(choice), days)
      set(storedAtom, () => choice)
    },
  )
}

/** The currency in which amounts are shown beside the school’s; `undefined` if none was chosen. */
export const displayCurrencyAtom = cookieAtom<string | undefined, string>('currency', 365, (text) => text)

/** Whether personal data is masked while the screen is shared. A day, so that a reload uncovers nothing. */
export const isPrivacyModeAtom = cookieAtom(
  'privacy',
  1,
  (text) => text === 'on',
  (isPrivate: boolean) => (isPrivate ? 'on' : 'off'),
)

/** Whether the guide to buying a course is collapsed. */
export const isPurchaseGuideCollapsedAtom = cookieAtom<boolean, true>(
  'purchase_guide',
  365,
  (text) => text === 'folded',
  () => 'folded',
)

/** Whether the sidebar is expanded (1§9); `undefined` if the user hasn’t chosen. */
export const isSidebarExpandedAtom = cookieAtom<boolean | undefined, boolean>('sidebar_state', 7, (text) =>
  text === 'true' || text === 'false' ? text === 'true' : undefined,
)

/** Whose time zone the timetable uses. */
export const timetableClockAtom = cookieAtom<TimetableClock>('clocks', 365, (text) =>
  text === 'own' ? 'own' : 'school',
)
