import { atom } from 'jotai'
import { type Origin, origins } from '@maktab/ui/model/waysToPay'
import { readCookie, writeCookie } from './cookies.ts'

const NAME = 'origin'
const DAYS = 365

const keptAtom = atom<Origin | undefined>(origins.find((origin) => origin === readCookie(NAME)))

/** From where somebody paid last on this device: a family pays from where it lives. */
export const originAtom = atom(
  (get) => get(keptAtom),
  (_get, set, origin: Origin) => {
    writeCookie(NAME, origin, DAYS)
    set(keptAtom, origin)
  },
)
