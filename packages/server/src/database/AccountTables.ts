/** Milliseconds since 1970. */
type Moment = number

/** A secret that a mail carries, as it is kept. */
type MailedToken = { token_hash: string; account_id: number; expires_at: Moment; used_at: Moment | null }

export type AccountTables = {
  sessions: { token_hash: string; account_id: number; created_at: Moment; expires_at: Moment }
  /** The links that set a new password. */
  reset_tokens: MailedToken
  /** The links that confirm an e-mail. */
  email_tokens: MailedToken
}
