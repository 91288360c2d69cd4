/** A payment that was answered with success, and what became of it. */
export type Payment = {
  studentId: number
  courseId: number
  reference: string
  decision?: 'paid' | 'rejected'
  sentAt?: number
}
export type Mark = { classId: number; studentId: number; date: string; status: 'present' | 'absent' }

/** What was done in the school, as far as it was answered with success, and what waits for somebody. */
export type LoadTestState = {
  today: string
  receipt: Uint8Array
  payments: Payment[]
  /** Those that no administrator has taken up. */
  waiting: Payment[]
  marks: Mark[]
  tokens: string[]
  /** Ends when all students have paid. */
  unpaid: AbortController
  /** For how long people look at what they have done, which is read again whenever it may have changed. */
  lookMilliseconds: number
  /** Between two things that somebody does. */
  think: () => Promise<void>
}
