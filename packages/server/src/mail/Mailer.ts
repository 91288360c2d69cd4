export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Where mails go, in words for the log. */
  place: string
}
