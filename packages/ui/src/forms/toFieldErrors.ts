import { setIn } from 'formik'

/** A server's messages by field, nested the way Formik keeps errors; several of one field stand below one another. */
export function toFormikErrors(fields: Record<string, string[]>): object {
  return Object.entries(fields).reduce<object>(
    (errors, [field, messages]) => setIn(errors, field, messages.join('\n')) as object,
    {},
  )
}
