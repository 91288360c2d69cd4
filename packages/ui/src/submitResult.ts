/**
 * How an action ended: the sister of `Remote`. A failure is shown once: one that was `told` already (in a toast, by the
 * end of the session, or by the person themselves) is said nowhere again. `fields` holds messages by field name
 * (`courses[0].timings[1].to`), each shown at its field; `isConflict` where somebody else saved the record meanwhile.
 */
export type SubmitResult =
  | { state: 'done' }
  | { state: 'refused'; message: string; fields: Record<string, string[]>; isEditConflict?: boolean }
  | { state: 'told' }

export const done: SubmitResult = { state: 'done' }

export const handled: SubmitResult = { state: 'told' }

/** `message` is shown as it is. */
export function submitError(message: string, fields: Record<string, string[]> = {}): SubmitResult {
  return { state: 'refused', message, fields }
}

/** What is to be said where it was tried. */
export function getErrorMessage(outcome: SubmitResult): string {
  return outcome.state === 'refused' ? outcome.message : ''
}

/** The same, with each message at the field of the form that shows it. */
export function mapFieldErrors(outcome: SubmitResult, placeOf: (field: string) => string): SubmitResult {
  if (outcome.state !== 'refused') return outcome
  const fields: Record<string, string[]> = {}
  for (const [field, messages] of Object.entries(outcome.fields)) {
    const place = placeOf(field)
    fields[place] = [...(fields[place] ?? []), ...messages]
  }
  return { ...outcome, fields }
}
