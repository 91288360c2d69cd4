import { type ReactNode, createContext, use, useEffect, useState } from 'react'
import { LegendContext } from '../components/Fieldset/LegendContext.ts'

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

export function useRegisterField(name: string, label: string): void {
  const register = use(RegisterContext)
  const { legend } = use(LegendContext)
  useEffect(() => register(name, { label, legend }), [register, name, label, legend])
}

export function useFieldNames(): FieldNames {
  return use(NamesContext)
}
