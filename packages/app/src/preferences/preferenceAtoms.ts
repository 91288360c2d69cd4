import type { Messages } from '@lingui/core'
import type { Language } from '@maktab/ui/environment/languages'
import { languages } from '@maktab/ui/environment/languages'
import { loadMessages } from '@maktab/ui/environment/loadMessages'
import type { Scheme } from '@maktab/ui/environment/SchoolEnvironment'
import { atom } from 'jotai'
import Cookies from 'js-cookie'

const YEAR_DAYS = 365

/** Language and colours live in cookies, so that they outlive a sign-out (decision 38). */
function keep(name: 'language' | 'scheme', value: string): void {
  Cookies.set(name, value, { expires: YEAR_DAYS, sameSite: 'Lax' })
}

/** The language that was chosen, else the first of the browser’s that there is. */
export function startLanguage(chosen = Cookies.get('language'), wanted = navigator.languages): Language {
  const known = (tag: string | undefined) => languages.find(({ id }) => id === tag?.split('-')[0])?.id
  return known(chosen) ?? wanted.map(known).find((id) => id !== undefined) ?? 'en'
}

/** A language together with its words, so that a page never stands between two. */
export const wordsAtom = atom<{ language: Language; messages: Messages }>({ language: 'en', messages: {} })

export const chooseLanguageAtom = atom(null, async (_get, set, language: Language) => {
  const messages = await loadMessages(language)
  keep('language', language)
  set(wordsAtom, { language, messages })
})

function startScheme(): Scheme {
  const kept = Cookies.get('scheme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

const keptSchemeAtom = atom(startScheme())

export const schemeAtom = atom(
  (get) => get(keptSchemeAtom),
  (_get, set, scheme: Scheme) => {
    keep('scheme', scheme)
    set(keptSchemeAtom, scheme)
  },
)
