import { useLingui } from '@lingui/react/macro'
import { type TranslationLanguage, translationLanguages } from '@maktab/shared/pickTranslation'
import { useFormikContext } from 'formik'
import { type ReactNode, createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import { languages } from '#i18n/languages.ts'
import { flattenErrors } from './formErrors.ts'
import { findField, focusWithin } from './formFocus.ts'
import { useFieldNames } from './useFormField.tsx'

/** Which version of a text is edited: a translation, or the plain text, which readers of other languages see. */
export type TextLanguage = 'default' | TranslationLanguage

export const textLanguages: readonly TextLanguage[] = ['default', ...translationLanguages]

type TextLanguageState = {
  language: TextLanguage
  onSelect: (language: TextLanguage) => void
  /** Switches to a language and focuses a field of it. */
  reveal: (name: string, language: TextLanguage) => void
}

const TextLanguageContext = createContext<TextLanguageState | undefined>(undefined)

/** Undefined if the backend stores no translations. */
export function useTextLanguage(): TextLanguageState | undefined {
  return use(TextLanguageContext)
}

type TextLanguageProviderProps = {
  /** Whether the backend stores translations. */
  isOffered: boolean
  children: ReactNode
}

/** Keeps which language of a form’s translated fields is edited. All of them show the same one (decision 252). */
export function TextLanguageProvider({ isOffered, children }: TextLanguageProviderProps) {
  const [language, onSelect] = useState<TextLanguage>('default')
  const focusTarget = useRef<{ name: string; language: TextLanguage }>(undefined)
  useEffect(() => {
    if (focusTarget.current?.language !== language) return
    focusWithin(findField(document.body, focusTarget.current.name))
    focusTarget.current = undefined
  }, [language])
  const state = useMemo(
    () => ({
      language,
      onSelect,
      reveal: (name: string, next: TextLanguage) => {
        focusTarget.current = { name, language: next }
        onSelect(next)
      },
    }),
    [language],
  )
  return <TextLanguageContext value={isOffered ? state : undefined}>{children}</TextLanguageContext>
}

/** Returns the name of a language: its own, such as “اردو”. */
export function useTextLanguageName() {
  const { t } = useLingui()
  return (language: TextLanguage) => languages.find(({ id }) => id === language)?.name ?? t`Default`
}

/** The languages that aren’t shown and have invalid fields. */
export function useInvalidLanguages(): ReadonlySet<string> {
  const { errors, submitCount } = useFormikContext<object>()
  const names = useFieldNames()
  if (submitCount === 0) return new Set()
  return new Set(flattenErrors(errors).flatMap(({ name }) => names.get(name)?.hidden?.language ?? []))
}
