export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The same for the same mail, so that one which comes twice can be known by it. */
  messageId: string
  headers: Record<string, string>
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Where mails go, in words for the log. */
  place: string
}
