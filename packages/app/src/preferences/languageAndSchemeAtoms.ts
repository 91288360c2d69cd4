import type { Messages } from '@lingui/core'
import { type Language, languages } from '@maktab/ui/i18n/languages'
import { type MessageNamespace, loadMessages } from '@maktab/ui/i18n/loadMessages'
import type { ColorScheme } from '@maktab/ui/providers/LocaleAndThemeProvider'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { readCookie, writeCookie } from '../browser/cookiesAndStore.ts'
import type { PreferencesProps } from '@maktab/ui/components/Preferences/Preferences'

const YEAR_DAYS = 365

/** Language and color scheme are stored in cookies so that they survive a sign-out (decision 38). */
function storePreference(name: 'language' | 'scheme', value: string): void {
  writeCookie(name, value, YEAR_DAYS)
}

/** A public page has a URL per language (`?lang=ur`), so that search engines find each. */
function getUrlLanguage(): string | undefined {
  if (import.meta.env.SSR) return undefined
  return new URLSearchParams(window.location.search).get('lang') ?? undefined
}

/** The language of the URL, else the chosen one, else the first supported one of the browser. */
export function detectLanguage(
  chosen = readCookie('language'),
  accepted = navigator.languages,
  requested = getUrlLanguage(),
): Language {
  const findLanguage = (tag: string | undefined) => languages.find(({ id }) => id === tag?.split('-')[0])?.id
  return (
    findLanguage(requested) ?? findLanguage(chosen) ?? accepted.map(findLanguage).find((id) => id !== undefined) ?? 'en'
  )
}

/** A language together with its messages, so that a page never mixes two. */
export const messagesAtom = atom<{ language: Language; messages: Messages }>({ language: 'en', messages: {} })

const areasAtom = atom<readonly MessageNamespace[]>(['common'])
const requestedLanguageAtom = atom<Language>('en')

const switchLanguageAtom = atom(null, async (get, set, language: Language) => {
  set(requestedLanguageAtom, language)
  const messages = await loadMessages(language, get(areasAtom))
  // Another language was chosen during loading, or another area’s messages loaded first: keep both.
  if (get(requestedLanguageAtom) !== language) return
  const before = get(messagesAtom)
  set(messagesAtom, {
    language,
    messages: before.language === language ? { ...before.messages, ...messages } : messages,
  })
})

/** Loads the messages of the chosen language or of the browser’s. */
export const loadMessagesAtom = atom(null, (_get, set) => {
  const language = detectLanguage()
  if (getUrlLanguage() !== undefined) storePreference('language', language)
  return set(switchLanguageAtom, language)
})

export const setLanguageAtom = atom(null, async (_get, set, language: Language) => {
  await set(switchLanguageAtom, language)
  storePreference('language', language)
})

/** Also loads the messages of another area. */
export const loadMessageNamespaceAtom = atom(null, async (get, set, area: MessageNamespace) => {
  const loadedAreas = get(areasAtom)
  if (!loadedAreas.includes(area)) set(areasAtom, [...loadedAreas, area])
  await set(switchLanguageAtom, get(requestedLanguageAtom))
})

/** The chosen color scheme, else the system’s. */
export function readStoredScheme(): ColorScheme {
  const stored = readCookie('scheme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const storedSchemeAtom = atom(readStoredScheme())

export const schemeAtom = atom(
  (get) => get(storedSchemeAtom),
  (_get, set, scheme: ColorScheme) => {
    storePreference('scheme', scheme)
    set(storedSchemeAtom, scheme)
  },
)

/** Props for choosing the language and the color scheme, shared by both layouts. */
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

/** Lessons whose banner was dismissed in this tab. */
export const dismissedLessonsAtom = atom<readonly string[]>([])
