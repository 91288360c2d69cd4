import { useLingui } from '@lingui/react/macro'
import { languageName, spokenLanguages } from '#model/languages.ts'

/** Says in which languages a course is taught. */
export function useTaughtIn(): (languages: readonly string[]) => string {
  const { t, i18n } = useLingui()
  return (languages) => {
    const names = spokenLanguages([...languages]).map((word) => languageName(word, i18n))
    const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
    return t`In ${list}`
  }
}
