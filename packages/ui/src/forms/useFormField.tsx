import { type ReactNode, createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { LegendContext } from '../components/Fieldset/Fieldset.tsx'
import { useLingui } from '@lingui/react'
import { useField, useFormikContext } from 'formik'
import { formatFieldError } from './formErrors.ts'

/**
 * Paths of the form's fields that hold a `Value`, such as `title`, `time.day` or `courses[0].timings`. Unknown paths,
 * paths of another type and fields without a `Values` argument don’t compile.
 */
export type FieldPath<Values, Value> = string & Below<Values, '', Value>

type Below<Held, Path extends string, Value> = Held extends readonly (infer Item)[]
  ? At<Item, `${Path}[${number}]`, Value>
  : Held extends Blob | null | undefined | string | number | boolean
    ? never
    : { [Key in keyof Held & string]-?: At<Held[Key], Path extends '' ? Key : `${Path}.${Key}`, Value> }[keyof Held &
        string]

type At<Held, Path extends string, Value> = ([Held] extends [Value] ? Path : never) | Below<Held, Path, Value>

/** Type of a block in the list at a path such as `courses`, `courses[0].timings` or `paymentWays.domestic`. */
export type BlockValuesAt<Values, Name extends string> = Name extends `${infer List}[${number}].${infer Rest}`
  ? BlockValuesAt<BlockValuesAt<Values, List>, Rest>
  : Name extends keyof Values
    ? Values[Name] extends readonly (infer Block)[]
      ? Block
      : never
    : Name extends `${infer Key extends keyof Values & string}.${infer Rest}`
      ? BlockValuesAt<Values[Key], Rest>
      : never

/** A field's label and the legend of its fieldset. */
export type FieldLabels = {
  label: string
  legend: string
  /** Of a field that isn’t rendered because another language is edited; `reveal` switches to it and focuses the field. */
  hidden?: { language: string; reveal: () => void }
}
type FieldNames = ReadonlyMap<string, FieldLabels>
type Register = (name: string, fieldName: FieldLabels) => () => void

const RegisterContext = createContext<Register>(() => () => undefined)
const NamesContext = createContext<FieldNames>(new Map())

/** Collects the labels of a form's fields, so that errors can also be shown outside the fields. */
export function FieldRegistry({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<FieldNames>(new Map())
  const [register] = useState<Register>(() => (name: string, fieldName: FieldLabels) => {
    setNames((known) => new Map(known).set(name, fieldName))
    return () =>
      setNames(
        (known) => new Map([...known].filter(([registered, labels]) => registered !== name || labels !== fieldName)),
      )
  })
  return (
    <RegisterContext value={register}>
      <NamesContext value={names}>{children}</NamesContext>
    </RegisterContext>
  )
}

function useRegisterField(name: string, label: string): void {
  const register = use(RegisterContext)
  const { legend } = use(LegendContext)
  useEffect(() => register(name, { label, legend }), [register, name, label, legend])
}

type HiddenField = FieldLabels & { name: string; language: string }

/** Registers the fields of languages that aren’t shown, so that error summaries can name and reveal them. */
export function useRegisterHiddenFields(
  fields: readonly HiddenField[],
  reveal: (name: string, language: string) => void,
): void {
  const register = use(RegisterContext)
  const onReveal = useEffectEvent(reveal)
  const key = JSON.stringify(fields)
  useEffect(() => {
    const unregister = (JSON.parse(key) as HiddenField[]).map(({ name, label, legend, language }) =>
      register(name, { label, legend, hidden: { language, reveal: () => onReveal(name, language) } }),
    )
    return () => {
      for (const remove of unregister) remove()
    }
  }, [register, key])
}

export function useFieldNames(): FieldNames {
  return use(NamesContext)
}

/** Binds a field to the enclosing form: value, change handler and translated error message. */
export function useFormField<Value>(name: string, label: string) {
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name)
  const { submitCount, isSubmitting } = useFormikContext()
  const { i18n } = useLingui()
  useRegisterField(name, label)
  const isShown = submitCount > 0 && typeof error === 'string'
  return {
    name,
    /** Lets the form find the field to focus it. */
    'data-field': name,
    value,
    isReadOnly: isSubmitting,
    errorMessage: isShown ? formatFieldError(i18n, error, label) : undefined,
    onChange: (next: Value) => void setValue(next, submitCount > 0),
    onBlur: () => void setTouched(true, false),
  }
}
