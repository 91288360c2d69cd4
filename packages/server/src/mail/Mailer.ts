export type Mail = {
  to: string
  /** Shown as the sender where the address of the school’s mails has no name of its own. */
  schoolName: string
  subject: string
  text: string
  html: string
  /** The same for the same mail, so that one which comes twice can be known by it. */
  messageId: string
  headers: Record<string, string>
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Tries the connection and the credentials of a mail server. */
  verify?: () => Promise<void>
  /** Where mails go, in words for the log. */
  destination: string
}
