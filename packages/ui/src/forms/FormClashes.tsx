import type { ClashQuestion as Question } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { ClashNotice } from '../components/ClashNotice/ClashNotice.tsx'
import { ClashQuestion, type ClashQuestionProps } from '../components/ClashQuestion/ClashQuestion.tsx'
import type { ClashCheck } from './ClashCheck.ts'

type FormClashesProps<Values> = {
  check: ClashCheck
  /** Of `useClashGate`. */
  question: ClashQuestionProps
  /** What is to be asked of what was typed, if anything. */
  toQuestion: (values: Values) => Question | undefined
}

/** Tells in a form what meets its times, as soon as they are typed, and asks before it is saved all the same. */
export function FormClashes<Values>({ check, question, toQuestion }: FormClashesProps<Values>) {
  const { values } = useFormikContext<Values>()
  const { known, onQuestion } = check
  // What is asked is another one when it says another thing, not each time that the form is drawn.
  const asked = JSON.stringify(toQuestion(values))
  useEffect(() => {
    onQuestion(asked === undefined ? undefined : (JSON.parse(asked) as Question))
  }, [onQuestion, asked])
  useEffect(() => () => onQuestion(undefined), [onQuestion])
  return (
    <>
      <ClashNotice clashes={asked !== undefined && known ? known.found.clashes : []} />
      <ClashQuestion {...question} />
    </>
  )
}
