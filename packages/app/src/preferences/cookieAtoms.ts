import { atom } from 'jotai'
import type { TimetableClock } from '@maktab/ui/lib/time/getLocalLessonTime'
import { readCookie, writeCookie } from '../browser/cookiesAndStore.ts'
import { type PaymentOrigin, paymentOrigins } from '@maktab/ui/lib/money/paymentMethods'

/** An atom stored in a cookie on this device for some days. */
function cookieAtom<Value, Choice extends Value = Value>(
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

/** The second currency for amounts, next to the school’s; `undefined` if none was chosen. */
export const displayCurrencyAtom = cookieAtom<string | undefined, string>('currency', 365, (text) => text)

/** Whether personal data is masked while the screen is shared. Stored for a day so that a reload doesn’t reveal anything. */
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

/** Whose time zone timetables and lists use; `undefined` if the user hasn’t chosen. */
export const shownClocksAtom = cookieAtom<TimetableClock | undefined, TimetableClock>('clocks', 365, (text) =>
  text === 'own' || text === 'school' ? text : undefined,
)

/** Whether keyboard shortcuts of a single character work. */
export const hasCharacterKeysAtom = cookieAtom(
  'keys',
  365,
  (text) => text !== 'off',
  (isOn: boolean) => (isOn ? 'on' : 'off'),
)

/** Whether the microphone of this device was tested before the first lesson. */
export const isMicrophoneTestedAtom = cookieAtom<boolean, true>(
  'microphone',
  365,
  (text) => text === 'tested',
  () => 'tested',
)

const NAME = 'known'
const DAYS = 365

/** The stored value, or the one that a page is prerendered with. */
export const storedSignedInBeforeAtom = atom(readCookie(NAME) !== undefined)

/** Whether anyone has signed in on this device before. Survives a sign-out, so that the sign-in form comes first. */
export const hasSignedInBeforeAtom = atom(
  (get) => get(storedSignedInBeforeAtom),
  (_get, set) => {
    writeCookie(NAME, '1', DAYS)
    set(storedSignedInBeforeAtom, true)
  },
)

/** Whether the last payment on this device was domestic or international: a family usually pays from the same place. */
export const paymentOriginAtom = cookieAtom<PaymentOrigin | undefined, PaymentOrigin>('origin', 365, (text) =>
  paymentOrigins.find((origin) => origin === text),
)
