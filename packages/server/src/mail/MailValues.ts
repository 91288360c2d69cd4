/** What stands in the gaps of a mail; null leaves its paragraph out. */
export type MailValues = Record<string, string | null>
