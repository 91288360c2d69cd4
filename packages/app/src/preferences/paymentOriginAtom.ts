import { atom } from 'jotai'
import { type PaymentOrigin, paymentOrigins } from '@maktab/ui/lib/money/paymentInstructions'
import { readCookie, writeCookie } from '../browser/cookies.ts'

const NAME = 'origin'
const DAYS = 365

const keptAtom = atom<PaymentOrigin | undefined>(paymentOrigins.find((origin) => origin === readCookie(NAME)))

/** From where somebody paid last on this device: a family pays from where it lives. */
export const paymentOriginAtom = atom(
  (get) => get(keptAtom),
  (_get, set, origin: PaymentOrigin) => {
    writeCookie(NAME, origin, DAYS)
    set(keptAtom, origin)
  },
)
