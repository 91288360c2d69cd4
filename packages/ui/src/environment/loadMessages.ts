import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

/**
 * The words of one area's screens: `entrance` is the sign-in page's, `common` what all others share, `visitor` what only
 * those see who have yet to get in, `shared` that of pages which several roles have, `papers` what is printed.
 */
export type WordsArea = 'entrance' | 'common' | 'visitor' | 'admin' | 'teacher' | 'student' | 'shared' | 'papers'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/{en,ur,ar}.po')

/** The words of one language for some areas; nothing else is fetched. The pseudo-language’s are Storybook’s alone. */
export async function loadMessages(language: Language, areas: readonly WordsArea[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map(async (area) => catalogs[`../locales/${area}/${language}.po`]?.()))
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages)) as Messages
}
