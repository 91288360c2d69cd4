/** One call of a recorded session, without what is secret. */
export type RecordedCall = {
  /** As it was asked: `GET /course/outlines/3`. */
  call: string
  /** Who asked, by the name that the mock has for them; `visitor` for nobody, `anyone` where that isn’t known. */
  by: string
  sent?: unknown
  status: number
  answer: unknown
}
