import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'

type Text = string | null | undefined

/** What a row is found by: its words on the first line, then each telephone number on a line of its own. */
export function createSearchText(texts: readonly Text[], phones: readonly Text[] = []): string {
  const lines = phones.flatMap((phone) =>
    (phone?.split('\n') ?? []).flatMap((line) => normalizePhoneForSearch(line) || []),
  )
  return `${[normalizeForSearch(texts.filter(Boolean).concat(phones.filter(Boolean)).join(' ')), ...lines].join('\n')}\n`
}
