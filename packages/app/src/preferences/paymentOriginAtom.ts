import { type PaymentOrigin, paymentOrigins } from '@maktab/ui/lib/money/paymentInstructions'
import { cookieAtom } from './cookieAtoms.ts'

/** From where somebody paid last on this device: a family pays from where it lives. */
export const paymentOriginAtom = cookieAtom<PaymentOrigin | undefined, PaymentOrigin>('origin', 365, (text) =>
  paymentOrigins.find((origin) => origin === text),
)
