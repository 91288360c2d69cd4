import type { Settings } from '@maktab/contract/schema'

/** What every screen may need to know of the school. */
export type SchoolSettings = Settings & {
  /** The time zone of whoever looks at it. */
  viewerZone: string
}

/** The name under which the product stands until a school gives its own. */
export const productName = 'Maktab'

/**
 * The school of these settings. What is missing, or what no browser knows, is replaced: the currency by the
 * dollar, the zone by the viewer’s own; payment instructions that are missing stay empty, none are invented.
 */
export function settingsOf(settings: Partial<Settings> | undefined, viewerZone: string): SchoolSettings {
  const viewer = isZone(viewerZone) ? viewerZone : 'UTC'
  const { name, currency, timeZone, contactEmail, contactPhone, paymentInstructions } = settings ?? {}
  return {
    name: name?.trim() || productName,
    currency: currency && isCurrency(currency) ? currency : 'USD',
    timeZone: timeZone && isZone(timeZone) ? timeZone : viewer,
    viewerZone: viewer,
    ...(contactEmail?.trim() && { contactEmail: contactEmail.trim() }),
    ...(contactPhone?.trim() && { contactPhone: contactPhone.trim() }),
    paymentInstructions: {
      domestic: paymentInstructions?.domestic ?? '',
      international: paymentInstructions?.international ?? '',
    },
  }
}

/** Instructions as a person reads them; what only shows where the real ones will stand is marked by the server. */
export function readInstructions(text: string): { words: string; isPlaceholder: boolean } {
  const words = text.replace(/^\s*\[placeholder\]/i, '')
  return { words: words.trim(), isPlaceholder: words !== text }
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
