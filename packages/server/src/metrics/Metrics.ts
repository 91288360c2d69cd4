import type { DatabaseObserver } from '../database/DatabaseObserver.ts'

/** What is counted of a school while it is open, for those who watch over it: never whose call it was, nor of what. */
export type Metrics = DatabaseObserver & {
  /** A call that was answered: by its name in the contract, or by the pattern of its address. */
  /** A mail that was handed to the mail server or the outbox, or that couldn’t be. */
  onMail: (went: 'sent' | 'failed') => void
  onAnswer: (call: string, status: number, seconds: number) => void
}
