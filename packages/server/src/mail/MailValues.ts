import type { Language } from '../i18n/Language.ts'

/** What stands in the gaps of a mail; null leaves its paragraph out. */
export type MailValues = Record<string, string | null>

/** A mail before it is rendered; `items` are listed one after the other. */
export type AddressedMail = { to: string; language: Language | null; values: MailValues; items?: MailValues[] }
