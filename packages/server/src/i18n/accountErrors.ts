import { message } from './message.ts'

// Apps compare `error` with the English text of these, so it stays English in every language.

/** The specification's sentence (1§2) for a blocked account. */
export const ACCOUNT_RESTRICTED = message(
  'It looks like your access has been restricted. Please reach out to the administrator for assistance',
)
/** Of an account whose email isn’t confirmed yet. */
export const EMAIL_UNCONFIRMED = message('Confirm your email first. The link is in the mail that the school sent you.')
