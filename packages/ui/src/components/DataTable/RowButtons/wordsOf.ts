import type { I18n, MessageDescriptor } from '@lingui/core'

/** Words that are a text already, or a message that is to be said in the language of the page. */
export function wordsOf(words: string | MessageDescriptor, i18n: I18n): string {
  return typeof words === 'string' ? words : i18n._(words)
}
