import type { Settings } from '@maktab/contract/schema'
import type { PaymentInstructionTexts } from '../money/paymentMethods.ts'

/** What every screen may need to know of the school. */
export type SchoolSettings = Settings & {
  /** The time zone of whoever looks at it. */
  viewerZone: string
  /** How to pay, as the deployment says for a school whose settings say nothing. */
  deployedInstructions?: PaymentInstructionTexts
}

/** The name under which the product stands until a school gives its own. */
export const productName = 'Maktab'

/**
 * The school of these settings. What is missing, or what no browser knows, is replaced: the currency by the
 * dollar, the zone by the viewer’s own. Missing payment instructions stay empty; the deployment’s stand beside them.
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
    rates,
    frontPage,
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
    ...(rates && { rates }),
    ...(frontPage && { frontPage }),
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
