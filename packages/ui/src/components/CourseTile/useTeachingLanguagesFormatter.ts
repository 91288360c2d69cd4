import { useLingui } from '@lingui/react/macro'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'

/** Says in which languages a course is taught. */
export function useTeachingLanguagesFormatter(): (languages: readonly string[]) => string {
  const { t, i18n } = useLingui()
  return (languages) => {
    const names = parseSpokenLanguages([...languages]).map((word) => getLanguageName(word, i18n))
    const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)
    return t`In ${list}`
  }
}
