import { type ReactNode, createContext, use, useEffect, useState } from 'react'
import { LegendContext } from '../components/Fieldset/Fieldset.tsx'
import { useLingui } from '@lingui/react'
import { useField, useFormikContext } from 'formik'
import { formatFieldError } from './formErrors.ts'

/**
 * The names of a form's fields that hold a `Value`, as the form has them: `title`, `time.day`, `courses[0].timings`.
 * A name that the values don’t have, or that holds something else, doesn’t compile; nor does a field without values.
 */
export type FieldPath<Values, Value> = string & Below<Values, '', Value>

type Below<Held, Path extends string, Value> = Held extends readonly (infer Item)[]
  ? At<Item, `${Path}[${number}]`, Value>
  : Held extends Blob | null | undefined | string | number | boolean
    ? never
    : { [Key in keyof Held & string]-?: At<Held[Key], Path extends '' ? Key : `${Path}.${Key}`, Value> }[keyof Held &
        string]

type At<Held, Path extends string, Value> = ([Held] extends [Value] ? Path : never) | Below<Held, Path, Value>

/** What one block is of a list that repeats: of `courses`, of `courses[0].timings`, or of `paymentWays.domestic`. */
export type BlockValuesAt<Values, Name extends string> = Name extends `${infer List}[${number}].${infer Rest}`
  ? BlockValuesAt<BlockValuesAt<Values, List>, Rest>
  : Name extends keyof Values
    ? Values[Name] extends readonly (infer Block)[]
      ? Block
      : never
    : Name extends `${infer Key extends keyof Values & string}.${infer Rest}`
      ? BlockValuesAt<Values[Key], Rest>
      : never

/** What a field is called: its label, and the legends it stands under. */
export type FieldLabels = { label: string; legend: string }
type FieldNames = ReadonlyMap<string, FieldLabels>
type Register = (name: string, fieldName: FieldLabels) => () => void

const RegisterContext = createContext<Register>(() => () => undefined)
const NamesContext = createContext<FieldNames>(new Map())

/** Knows what the fields of a form are called, so that what is wrong with them can be told elsewhere too. */
export function FieldRegistry({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<FieldNames>(new Map())
  const [register] = useState<Register>(() => (name: string, fieldName: FieldLabels) => {
    setNames((known) => new Map(known).set(name, fieldName))
    return () =>
      setNames((known) => new Map([...known].filter(([other, kept]) => other !== name || kept !== fieldName)))
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

export function useFieldNames(): FieldNames {
  return use(NamesContext)
}

/** A field of the form around it: its value, a way to change it, and the words for what is wrong. */
export function useFormField<Value>(name: string, label: string) {
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name)
  const { submitCount, isSubmitting } = useFormikContext()
  const { i18n } = useLingui()
  useRegisterField(name, label)
  const isShown = submitCount > 0 && typeof error === 'string'
  return {
    name,
    /** By this the form finds the field, to put the focus into it. */
    'data-field': name,
    value,
    isReadOnly: isSubmitting,
    errorMessage: isShown ? formatFieldError(i18n, error, label) : undefined,
    onChange: (next: Value) => void setValue(next, submitCount > 0),
    onBlur: () => void setTouched(true, false),
  }
}
