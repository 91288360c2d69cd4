import { write } from '../addresses/address.ts'

/** Where a list stands that is searched for something; as `readTable` reads it. */
export function searchedAt({ path }: { path: string }): (search: string) => string {
  return (search) => `${path}?${write(new URLSearchParams(), { q: search }).toString()}`
}
