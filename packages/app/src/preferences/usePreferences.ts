import type { PreferencesProps } from '@maktab/ui/components/Preferences/Preferences'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { setLanguageAtom, schemeAtom, messagesAtom } from './preferenceAtoms.ts'

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
