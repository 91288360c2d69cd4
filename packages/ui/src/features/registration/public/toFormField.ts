import { type RegistrationValues, isBlockFilled } from './registration.schema.ts'

/** Where the form has a field of the server's: that doesn't know of the blocks that count as none. */
export function toFormField({ courses }: RegistrationValues): (field: string) => string {
  const places = courses.flatMap((block, index) => (isBlockFilled(block) ? [index] : []))
  return (field) =>
    field.replace(/^courses\[(\d+)\]/, (sent, index) => {
      const place = places[Number(index)]
      return place === undefined ? sent : `courses[${place}]`
    })
}
