import type { Language } from '../i18n/Language.ts'
import { RESTRICTED, UNCONFIRMED } from '../i18n/knownByApps.ts'
import { isMessage, message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import type { Refusal } from '../Refusal.ts'

type Translated = { error: string | Record<string, string[]>; message?: string }

/** A refusal in the contract’s shape of an error, in the language of who asked. */
export function translateRefusal(language: Language, { error }: Refusal): Translated {
  // Apps compare the error, people read the message.
  if (error === RESTRICTED || error === UNCONFIRMED) {
    return { error: translate('en', error), ...(language !== 'en' && { message: translate(language, error) }) }
  }
  if (isMessage(error)) return { error: translate(language, error) }
  const fields = Object.entries(error).map(
    ([field, faults]) => [field, faults.map((one) => translate(language, one))] as const,
  )
  return { error: Object.fromEntries(fields), message: translate(language, message('Some fields need another look.')) }
}
