import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

/**
 * All areas that have words: `entrance` is the sign-in page's, `common` what all others share, `visitor` what only those
 * see who have yet to get in, `shared` that of pages which several roles have, `payment` that of pages on which one pays,
 * `money`, `settings` and `records` that of administrators who look at money, at what the school says of itself or at all
 * that is known of one, `papers` what is printed.
 */
export const wordsAreas = [
  'entrance',
  'common',
  'visitor',
  'admin',
  'teacher',
  'student',
  'shared',
  'payment',
  'money',
  'settings',
  'records',
  'papers',
] as const

export type WordsArea = (typeof wordsAreas)[number]

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/{en,ur,ar}.po')

/** The words of one language for some areas; nothing else is fetched. The pseudo-language’s are Storybook’s alone. */
export async function loadMessages(language: Language, areas: readonly WordsArea[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map(async (area) => catalogs[`../locales/${area}/${language}.po`]?.()))
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages)) as Messages
}
