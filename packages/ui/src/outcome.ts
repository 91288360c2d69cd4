/**
 * Why an action was refused, in the server's words; an action's callback answers with one or with nothing.
 * `fields` holds messages by field name (`courses[0].timings[1].to`), each shown at its field.
 * `message` is empty when it has been told elsewhere already (in a toast): a failure is shown once.
 * `isConflict` where somebody else saved the record meanwhile.
 */
export type Refusal = { message: string; fields: Record<string, string[]>; isConflict?: boolean }

/** What an action's callback gives back. */
export type Outcome = Refusal | void
