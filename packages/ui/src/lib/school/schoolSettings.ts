import type { Settings } from '@maktab/contract/schema'
import type { PaymentInstructionTexts } from '../money/paymentMethods.ts'

/** The school’s settings as all screens use them. */
export type SchoolSettings = Settings & {
  /** The time zone of the viewer. */
  viewerZone: string
  /** The deployment’s payment instructions, for a school whose settings have none. */
  deployedInstructions?: PaymentInstructionTexts
  /** Whether families agree on a teacher and a time before they pay (decision 300). */
  keepsRequests?: boolean
}

/** Used as the school’s name until one is set. */
export const productName = 'Maktab'

/**
 * Fills in missing settings and replaces values the browser doesn’t support: the currency by US dollars, the time zone
 * by the viewer’s. Missing payment instructions stay empty; the deployment’s are kept separately.
 */
export function withDefaultSettings(
  settings: Partial<Settings> | undefined,
  viewerZone: string,
  deployedInstructions?: PaymentInstructionTexts,
): SchoolSettings {
  const viewer = isZone(viewerZone) ? viewerZone : 'UTC'
  const {
    name,
    currency,
    timeZone,
    contactEmail,
    contactPhone,
    address,
    logo,
    frontPicture,
    paymentInstructions,
    paymentWays,
    checkedWithinHours,
    acceptsPdfReceipts,
    emailGreeting,
    weekStart,
    teachersMayMessage,
    offersTrials,
    excuseRule,
    rates,
    frontPage,
    translations,
  } = settings ?? {}
  return {
    name: name?.trim() || productName,
    currency: currency && isCurrency(currency) ? currency : 'USD',
    timeZone: timeZone && isZone(timeZone) ? timeZone : viewer,
    viewerZone: viewer,
    ...(contactEmail?.trim() && { contactEmail: contactEmail.trim() }),
    ...(contactPhone?.trim() && { contactPhone: contactPhone.trim() }),
    ...(address?.trim() && { address: address.trim() }),
    ...(logo && { logo }),
    ...(frontPicture && { frontPicture }),
    paymentInstructions: {
      domestic: paymentInstructions?.domestic ?? '',
      international: paymentInstructions?.international ?? '',
    },
    ...(paymentWays && { paymentWays }),
    ...(checkedWithinHours !== undefined && { checkedWithinHours }),
    ...(acceptsPdfReceipts !== undefined && { acceptsPdfReceipts }),
    ...(emailGreeting && { emailGreeting }),
    ...(weekStart !== undefined && { weekStart }),
    ...(teachersMayMessage !== undefined && { teachersMayMessage }),
    ...(offersTrials !== undefined && { offersTrials }),
    ...(excuseRule?.trim() && { excuseRule: excuseRule.trim() }),
    ...(rates && { rates }),
    ...(frontPage && { frontPage }),
    ...(translations && { translations }),
    ...(deployedInstructions && { deployedInstructions }),
  }
}

function isZone(timeZone: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en', { timeZone }))
}

function isCurrency(currency: string): boolean {
  return isAccepted(() => new Intl.NumberFormat('en', { style: 'currency', currency }))
}

function isAccepted(format: () => unknown): boolean {
  try {
    return Boolean(format())
  } catch {
    return false
  }
}
