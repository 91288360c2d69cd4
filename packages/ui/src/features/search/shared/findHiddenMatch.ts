import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'
import { parseSearch } from '#components/DataTable/search/parseSearch.ts'
import type { SearchEntry } from '#lib/search/SearchEntry.ts'

/** What of an entry that isn’t shown holds what is sought: a number, an address, a guardian. */
export function findHiddenMatch(entry: SearchEntry, search: string, isPrivate: boolean): string | undefined {
  const holds = parseSearch(search)
  const { title, code = '', detail = '', words = '', phones = '', email = '' } = entry
  if (!holds || holds({ text: normalizeForSearch(`${title}\n${code}\n${detail}`), phones: '' })) return undefined
  const hidden = isPrivate ? words : `${words}\n${phones}\n${email}`
  return hidden
    .split('\n')
    .find(
      (line) => line !== '' && holds({ text: normalizeForSearch(line), phones: `\n${normalizePhoneForSearch(line)}` }),
    )
}
