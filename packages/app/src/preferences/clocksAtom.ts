import { atom } from 'jotai'
import type { Clocks } from '@maktab/ui/model/Clocks'
import { readCookie, writeCookie } from './cookies.ts'

const NAME = 'clocks'
const DAYS = 365

const keptAtom = atom<Clocks>(readCookie(NAME) === 'own' ? 'own' : 'school')

/** Whose clocks a week is laid out by; kept on the device, as it is the device whose zone differs. */
export const clocksAtom = atom(
  (get) => get(keptAtom),
  (_get, set, clocks: Clocks) => {
    writeCookie(NAME, clocks, DAYS)
    set(keptAtom, clocks)
  },
)
