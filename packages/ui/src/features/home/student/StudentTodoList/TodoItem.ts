/** Why a row stands there; the first are the most urgent. */
export type TodoKind =
  | 'soon'
  | 'rejected'
  | 'feeOverdue'
  | 'feeDue'
  | 'joinPaid'
  | 'report'
  | 'joinFree'
  | 'pay'
  | 'underReview'

/** One thing that waits for a student, or that they wait for, with the one way to it. */
export type TodoItem = {
  key: string
  kind: TodoKind
  /** What it is about: a course, an event, a class. */
  title: string
  href: string
  /** When an event begins, as it is written; the day of a report, or on which a fee is due. */
  time?: string
  /** Minutes until an event begins; none or fewer while it is on. */
  minutes?: number
}

/** Where each of them is settled. */
export type TodoHrefs = {
  purchase: (courseId: number) => string
  payEvent: (eventId: number) => string
  payFee: (feeId: number) => string
  report: (classId: number, of: string) => string
  receipt: (key: string) => string
  events: string
  courses: string
}
