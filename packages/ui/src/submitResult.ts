/**
 * Result of an action. A failure is shown only once: `told` failures were already reported, for example by a toast or
 * the end of the session, or the user cancelled. `fields` holds messages by field name (`courses[0].timings[1].to`),
 * each shown at its field. `isEditConflict` is true if another user has saved the record since it was opened.
 */
export type SubmitResult =
  | { state: 'done' }
  | { state: 'refused'; message: string; fields: Record<string, string[]>; isEditConflict?: boolean }
  | { state: 'told' }

export const done: SubmitResult = { state: 'done' }

export const handled: SubmitResult = { state: 'told' }

/** `message` is shown unchanged. */
export function submitError(message: string, fields: Record<string, string[]> = {}): SubmitResult {
  return { state: 'refused', message, fields }
}

/** The error message to show, or ''. */
export function getErrorMessage(outcome: SubmitResult): string {
  return outcome.state === 'refused' ? outcome.message : ''
}

/** The messages of all fields, a line each, or else the error message; '' if there is none. For places without fields. */
export function getAllErrorMessages(outcome: SubmitResult): string {
  if (outcome.state !== 'refused') return ''
  return Object.values(outcome.fields).flat().join('\n') || outcome.message
}

/** Moves each message to the form field that shows it. */
export function mapFieldErrors(outcome: SubmitResult, placeOf: (field: string) => string): SubmitResult {
  if (outcome.state !== 'refused') return outcome
  const fields: Record<string, string[]> = {}
  for (const [field, messages] of Object.entries(outcome.fields)) {
    const place = placeOf(field)
    fields[place] = [...(fields[place] ?? []), ...messages]
  }
  return { ...outcome, fields }
}
