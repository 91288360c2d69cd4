import type { ClashQuestion as Question } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import {
  ScheduleConflictBanner,
  ScheduleConflictDialog,
  type ScheduleConflictDialogProps,
} from '../components/ScheduleConflictBanner/ScheduleConflictBanner.tsx'
import type { ScheduleConflictCheck } from './ScheduleConflictCheck.ts'

type FormConflictsProps<Values> = {
  check: ScheduleConflictCheck
  /** From `useScheduleConflictGuard`. */
  question: ScheduleConflictDialogProps
  /** Builds the conflict query from the form's values; undefined if there is nothing to look up. */
  toQuery: (values: Values) => Question | undefined
}

/** Shows conflicts with the form's times while the user types, and the confirmation dialog before saving anyway. */
export function FormScheduleConflicts<Values>({ check, question, toQuery }: FormConflictsProps<Values>) {
  const { values } = useFormikContext<Values>()
  const { latest, onQueryChange } = check
  // Compared by content, so that a rerender doesn't count as a new query.
  const query = JSON.stringify(toQuery(values))
  useEffect(() => {
    onQueryChange(query === undefined ? undefined : (JSON.parse(query) as Question))
  }, [onQueryChange, query])
  useEffect(() => () => onQueryChange(undefined), [onQueryChange])
  return (
    <>
      <ScheduleConflictBanner clashes={query !== undefined && latest ? latest.found.clashes : []} />
      <ScheduleConflictDialog {...question} />
    </>
  )
}
