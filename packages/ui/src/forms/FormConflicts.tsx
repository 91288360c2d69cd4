import type { ClashQuestion as Question } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import {
  ConflictBanner,
  ConflictDialog,
  type ConflictDialogProps,
} from '../components/ConflictBanner/ConflictBanner.tsx'
import type { ConflictCheck } from './ConflictCheck.ts'

type FormConflictsProps<Values> = {
  check: ConflictCheck
  /** Of `useConflictGuard`. */
  question: ConflictDialogProps
  /** What is to be asked of what was typed, if anything. */
  toQuery: (values: Values) => Question | undefined
}

/** Tells in a form what meets its times, as soon as they are typed, and asks before it is saved all the same. */
export function FormConflicts<Values>({ check, question, toQuery }: FormConflictsProps<Values>) {
  const { values } = useFormikContext<Values>()
  const { latest, onQueryChange } = check
  // What is asked is another one when it says another thing, not each time that the form is drawn.
  const asked = JSON.stringify(toQuery(values))
  useEffect(() => {
    onQueryChange(asked === undefined ? undefined : (JSON.parse(asked) as Question))
  }, [onQueryChange, asked])
  useEffect(() => () => onQueryChange(undefined), [onQueryChange])
  return (
    <>
      <ConflictBanner clashes={asked !== undefined && latest ? latest.found.clashes : []} />
      <ConflictDialog {...question} />
    </>
  )
}
