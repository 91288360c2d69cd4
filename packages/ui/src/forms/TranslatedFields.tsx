import { useLingui } from '@lingui/react/macro'
import { getIn, useFormikContext } from 'formik'
import { use } from 'react'
import { LegendContext } from '#components/Fieldset/Fieldset.tsx'
import type { TextAreaProps } from '#components/TextArea/TextArea.tsx'
import type { TextFieldProps } from '#components/TextField/TextField.tsx'
import { FormTextArea, FormTextField } from './FormTextFields.tsx'
import { type TextLanguage, textLanguages, useTextLanguage, useTextLanguageName } from './TextLanguageProvider.tsx'
import { type FieldPath, useRegisterHiddenFields } from './useFormField.tsx'

type TranslatedProps<Props, Values> = Omit<Props, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  /** The path of the plain text or of a translation. */
  nameIn: (language: TextLanguage) => FieldPath<Values, string>
}

/** Length up to which a default text is shown as a placeholder of its translation. */
const MAX_PLACEHOLDER = 80

/** Props of the field in the current language; registers those of the other languages for error summaries. */
function useTranslatedField(
  nameIn: (language: TextLanguage) => string,
  { label, placeholder, isRequired = false }: { label: string; placeholder?: string; isRequired?: boolean },
) {
  const { t } = useLingui()
  const { values } = useFormikContext<object>()
  const getName = useTextLanguageName()
  const state = useTextLanguage()
  const language = state?.language ?? 'default'
  const { legend: outer } = use(LegendContext)
  // Error summaries name the language of a hidden field like a group: “Step 1, اردو: Title is too long”.
  const getLegend = (one: TextLanguage) => {
    const legend = getName(one)
    return outer === '' ? legend : t`${outer}, ${legend}`
  }
  useRegisterHiddenFields(
    state === undefined
      ? []
      : textLanguages
          .filter((one) => one !== language)
          .map((one) => ({ name: nameIn(one), label, legend: getLegend(one), language: one })),
    (name, one) => state?.reveal(name, textLanguages.find((known) => known === one) ?? 'default'),
  )
  const plain = String(getIn(values, nameIn('default')) ?? '').trim()
  const shown = language === 'default' || plain === '' ? placeholder : shorten(plain)
  return {
    name: nameIn(language),
    label: language === 'default' ? label : `${label} (${getName(language)})`,
    isRequired: isRequired && language === 'default',
    ...(shown !== undefined && { placeholder: shown }),
  }
}

function shorten(text: string): string {
  return text.length > MAX_PLACEHOLDER ? `${text.slice(0, MAX_PLACEHOLDER).trimEnd()}…` : text
}

/** A text field whose text the school can translate. */
export function TranslatedTextField<Values = never>({ nameIn, ...props }: TranslatedProps<TextFieldProps, Values>) {
  const field = useTranslatedField(nameIn, props)
  return <FormTextField {...props} {...field} name={field.name as never} />
}

/** A text area whose text the school can translate. */
export function TranslatedTextArea<Values = never>({ nameIn, ...props }: TranslatedProps<TextAreaProps, Values>) {
  const field = useTranslatedField(nameIn, props)
  return <FormTextArea {...props} {...field} name={field.name as never} />
}
