/**
 * Why an action was refused, in the server's words; an action's callback answers with one or with nothing.
 * `fields` holds messages by field name (`courses[0].timings[1].to`), each shown at its field.
 */
export type Refusal = { message: string; fields: Record<string, string[]> }
