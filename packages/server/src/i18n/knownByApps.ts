import { message } from './message.ts'

// Apps know by the English of these what holds of an account: it stays in `error` in every language.

/** The specification's sentence (1§2) for a blocked account. */
export const RESTRICTED = message(
  'It looks like your access has been restricted. Please reach out to the administrator for assistance',
)
/** Of an account whose email isn’t confirmed yet. */
export const UNCONFIRMED = message('Confirm your email first. The link is in the mail that the school sent you.')
