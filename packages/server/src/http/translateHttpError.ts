import type { Language } from '../i18n/Language.ts'
import { ACCOUNT_RESTRICTED, EMAIL_UNCONFIRMED } from '../i18n/accountErrors.ts'
import { isMessage, message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import type { HttpError } from '../lib/HttpError.ts'

type Translated = { error: string | Record<string, string[]>; message?: string }

/** A refusal in the contract’s shape of an error, in the language of who asked. */
export function translateHttpError(language: Language, { error }: HttpError): Translated {
  // Apps compare the error, people read the message.
  if (error === ACCOUNT_RESTRICTED || error === EMAIL_UNCONFIRMED) {
    return { error: translate('en', error), ...(language !== 'en' && { message: translate(language, error) }) }
  }
  if (isMessage(error)) return { error: translate(language, error) }
  const fields = Object.entries(error).map(
    ([field, faults]) => [field, faults.map((one) => translate(language, one))] as const,
  )
  return { error: Object.fromEntries(fields), message: translate(language, message('Some fields need another look.')) }
}
