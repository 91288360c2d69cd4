import type { Messages } from '@lingui/core'
import { type Language, languages } from '@maktab/ui/i18n/languages'
import { type MessageNamespace, loadMessages } from '@maktab/ui/i18n/loadMessages'
import type { ColorScheme } from '@maktab/ui/providers/LocaleAndThemeProvider'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { readCookie, writeCookie } from '../browser/environment.ts'
import type { PreferencesProps } from '@maktab/ui/components/Preferences/Preferences'

const YEAR_DAYS = 365

/** Language and colours live in cookies, so that they outlive a sign-out (decision 38). */
function keep(name: 'language' | 'scheme', value: string): void {
  writeCookie(name, value, YEAR_DAYS)
}

/** A page has an address in each language, by which others find it (`?lang=ur`). */
function askedLanguage(): string | undefined {
  if (import.meta.env.SSR) return undefined
  return new URLSearchParams(window.location.search).get('lang') ?? undefined
}

/** The language that the address asks for, the one that was chosen, else the first of the browser’s that there is. */
export function detectLanguage(
  chosen = readCookie('language'),
  wanted = navigator.languages,
  asked = askedLanguage(),
): Language {
  const known = (tag: string | undefined) => languages.find(({ id }) => id === tag?.split('-')[0])?.id
  return known(asked) ?? known(chosen) ?? wanted.map(known).find((id) => id !== undefined) ?? 'en'
}

/** A language together with its words, so that a page never stands between two. */
export const messagesAtom = atom<{ language: Language; messages: Messages }>({ language: 'en', messages: {} })

const areasAtom = atom<readonly MessageNamespace[]>(['common'])
const wantedAtom = atom<Language>('en')

const speakAtom = atom(null, async (get, set, language: Language) => {
  set(wantedAtom, language)
  const messages = await loadMessages(language, get(areasAtom))
  // Another language was chosen meanwhile, or another area's words came first: neither is to be undone.
  if (get(wantedAtom) !== language) return
  const before = get(messagesAtom)
  set(messagesAtom, {
    language,
    messages: before.language === language ? { ...before.messages, ...messages } : messages,
  })
})

/** Loads the messages of the language that was chosen before, or that the browser asks for. */
export const loadMessagesAtom = atom(null, (_get, set) => {
  const language = detectLanguage()
  if (askedLanguage() !== undefined) keep('language', language)
  return set(speakAtom, language)
})

export const setLanguageAtom = atom(null, async (_get, set, language: Language) => {
  await set(speakAtom, language)
  keep('language', language)
})

/** Loads the messages of another area, too. */
export const loadMessageNamespaceAtom = atom(null, async (get, set, area: MessageNamespace) => {
  const known = get(areasAtom)
  if (!known.includes(area)) set(areasAtom, [...known, area])
  await set(speakAtom, get(wantedAtom))
})

/** The colours that were chosen, else the device’s. */
export function readStoredScheme(): ColorScheme {
  const kept = readCookie('scheme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export const storedSchemeAtom = atom(readStoredScheme())

export const schemeAtom = atom(
  (get) => get(storedSchemeAtom),
  (_get, set, scheme: ColorScheme) => {
    keep('scheme', scheme)
    set(storedSchemeAtom, scheme)
  },
)

/** What both layouts need to let people choose language and colours. */
export function usePreferences(): PreferencesProps {
  const { language } = useAtomValue(messagesAtom)
  const chooseLanguage = useSetAtom(setLanguageAtom)
  const [scheme, setScheme] = useAtom(schemeAtom)
  return {
    language,
    onLanguageChange: (next) => void chooseLanguage(next),
    scheme,
    onSchemeChange: setScheme,
  }
}

/** The lessons of which nothing more is to be said above the pages, as long as the tab is open. */
export const dismissedLessonsAtom = atom<readonly string[]>([])
