import { writeQuery } from '#addresses/address.ts'

/** Where a list stands that is searched for something; as `readTableParams` reads it. */
export function createSearchHref({ path }: { path: string }): (search: string) => string {
  return (search) => `${path}?${writeQuery(new URLSearchParams(), { q: search }).toString()}`
}
