import { searchable } from '@maktab/contract/wire/searchable'
import { searchablePhone } from '@maktab/contract/wire/searchablePhone'
import { termsOf } from '#components/DataTable/search/termsOf.ts'
import type { Entry } from '#model/searchEntry.ts'

/** What of an entry that isn’t shown holds what is sought: a number, an address, a guardian. */
export function foundBy(entry: Entry, search: string, isPrivate: boolean): string | undefined {
  const holds = termsOf(search)
  const { title, code = '', detail = '', words = '', phones = '', email = '' } = entry
  if (!holds || holds({ text: searchable(`${title}\n${code}\n${detail}`), phones: '' })) return undefined
  const hidden = isPrivate ? words : `${words}\n${phones}\n${email}`
  return hidden
    .split('\n')
    .find((line) => line !== '' && holds({ text: searchable(line), phones: `\n${searchablePhone(line)}` }))
}
