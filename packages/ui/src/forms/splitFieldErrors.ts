type Messages = Record<string, string[]>

/** A server's messages that a form has a field for, and those that would be shown nowhere if they weren't told apart. */
export function splitFieldErrors(fields: Messages, values: object): { known: Messages; strays: string[] } {
  const entries = Object.entries(fields)
  const isKnown = ([field]: [string, string[]]) => (field.split(/[.[]/)[0] ?? '') in values
  return {
    known: Object.fromEntries(entries.filter(isKnown)),
    strays: entries.filter((entry) => !isKnown(entry)).flatMap(([, messages]) => messages),
  }
}
