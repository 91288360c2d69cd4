import type { Messages } from '@lingui/core'
import type { Language } from './languages.ts'

type Catalog = { messages: Messages }

const catalogs: Record<Language, () => Promise<Catalog>> = {
  en: () => import('../locales/en.po'),
  ur: () => import('../locales/ur.po'),
  ar: () => import('../locales/ar.po'),
  pseudo: () => import('../locales/pseudo.po'),
}

/** The words of one language; only that language is fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await catalogs[language]()).messages
}
