import type { Messages } from '@lingui/core'
import type { Language } from '@maktab/ui/environment/languages'
import { languages } from '@maktab/ui/environment/languages'
import type { WordsArea } from '@maktab/ui/environment/loadMessages'
import { loadMessages } from '@maktab/ui/environment/loadMessages'
import type { Scheme } from '@maktab/ui/environment/SchoolEnvironment'
import { atom } from 'jotai'
import { readCookie, writeCookie } from './cookies.ts'

const YEAR_DAYS = 365

/** Language and colours live in cookies, so that they outlive a sign-out (decision 38). */
function keep(name: 'language' | 'scheme', value: string): void {
  writeCookie(name, value, YEAR_DAYS)
}

/** The language that was chosen, else the first of the browser’s that there is. */
export function startLanguage(chosen = readCookie('language'), wanted = navigator.languages): Language {
  const known = (tag: string | undefined) => languages.find(({ id }) => id === tag?.split('-')[0])?.id
  return known(chosen) ?? wanted.map(known).find((id) => id !== undefined) ?? 'en'
}

/** A language together with its words, so that a page never stands between two. */
export const wordsAtom = atom<{ language: Language; messages: Messages }>({ language: 'en', messages: {} })

const areasAtom = atom<readonly WordsArea[]>(['common'])

const speakAtom = atom(null, async (get, set, language: Language) => {
  set(wordsAtom, { language, messages: await loadMessages(language, get(areasAtom)) })
})

/** Begins to speak the language that was chosen before, or that the browser asks for. */
export const startSpeakingAtom = atom(null, (_get, set) => set(speakAtom, startLanguage()))

export const chooseLanguageAtom = atom(null, async (_get, set, language: Language) => {
  await set(speakAtom, language)
  keep('language', language)
})

/** Adds the words of an area to those that are known. */
export const enterAreaAtom = atom(null, async (get, set, area: WordsArea) => {
  if (get(areasAtom).includes(area)) return
  set(areasAtom, [...get(areasAtom), area])
  await set(speakAtom, get(wordsAtom).language)
})

function startScheme(): Scheme {
  const kept = readCookie('scheme')
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
