import { type RegistrationValues, isTouched } from './registration.schema.ts'

/** A server's messages by the fields of the form: it doesn't know of the blocks that count as none. */
export function toFormFields(
  fields: Record<string, string[]>,
  { courses }: RegistrationValues,
): Record<string, string[]> {
  const places = courses.flatMap((block, index) => (isTouched(block) ? [index] : []))
  const rename = (field: string) =>
    field.replace(/^courses\[(\d+)\]/, (sent, index) => {
      const place = places[Number(index)]
      return place === undefined ? sent : `courses[${place}]`
    })
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [rename(field), messages]))
}
