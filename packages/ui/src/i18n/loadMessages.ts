import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

/** The catalogues: `common` is for everybody, the others for the pages of one role. */
export const messageNamespaces = ['common', 'admin', 'teacher', 'student'] as const

export type MessageNamespace = (typeof messageNamespaces)[number]

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*/{en,ur,ar}.po')

/** The words of one language for some areas; nothing else is fetched. The pseudo-language’s are Storybook’s alone. */
export async function loadMessages(language: Language, areas: readonly MessageNamespace[]): Promise<Messages> {
  const loaded = await Promise.all(areas.map(async (area) => catalogs[`../locales/${area}/${language}.po`]?.()))
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages)) as Messages
}
