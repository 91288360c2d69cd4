import { atom } from 'jotai'
import type { TimetableClock } from '@maktab/ui/lib/time/TimetableClock'
import { readCookie, writeCookie } from '../browser/cookies.ts'

const NAME = 'clocks'
const DAYS = 365

const keptAtom = atom<TimetableClock>(readCookie(NAME) === 'own' ? 'own' : 'school')

/** Whose clocks a week is laid out by; kept on the device, as it is the device whose zone differs. */
export const timetableClockAtom = atom(
  (get) => get(keptAtom),
  (_get, set, clocks: TimetableClock) => {
    writeCookie(NAME, clocks, DAYS)
    set(keptAtom, clocks)
  },
)
