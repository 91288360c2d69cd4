import type { Lesson } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { mapFieldErrors } from '#submitResult.ts'
import type { LessonActions } from './LessonActions.ts'
import { type CancelValues, cancelLessonSchema, toCancelRequest, toCancelValues } from './lessonChange.schema.ts'
import { NoteField } from './NoteField.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'

export type ChangeFormProps = {
  lesson: Lesson
  /** The lesson’s day, in words. */
  dayName: string
  actions: LessonActions
  onDone: () => void
}

/** Cancels a lesson, it and those that follow, or all of its hour. */
export function CancelForm({ lesson, dayName, actions, onDone }: ChangeFormProps) {
  const initialValues = useMemo(() => toCancelValues(), [])
  const cancel = async (values: CancelValues) => {
    const outcome = await actions.onChange(toCancelRequest(lesson, values))
    return mapFieldErrors(outcome, (field) => (field === 'day' ? 'scope' : field))
  }
  return (
    <ScreenForm initialValues={initialValues} schema={cancelLessonSchema} onSubmit={cancel} onDone={onDone}>
      <ScopeChoice dayName={dayName} />
      <NoteField />
      <CancelButton dayName={dayName} />
    </ScreenForm>
  )
}

/** Says which lessons it cancels. */
function CancelButton({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const { scope } = useFormikContext<CancelValues>().values
  const words = {
    one: t`Cancel ${dayName}`,
    rest: t`Cancel ${dayName} and all that follow`,
    all: t`Cancel all lessons from now on`,
  }
  return <FormActions pendingLabel={t`Cancelling…`}>{words[scope ?? 'one']}</FormActions>
}
