import type { ClassSchedule } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { FormActions } from '#forms/FormActions.tsx'
import { FormMultiSelect } from '#forms/FormComboBox.tsx'
import { FormScheduleConflicts } from '#forms/FormScheduleConflicts.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { type ScheduleConflictCheck, useScheduleConflictGuard } from '#forms/ScheduleConflictCheck.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { type SubmitResult, mapFieldErrors, submitError } from '#submitResult.ts'
import { NewClassTimes } from './ClassTimeFields.tsx'
import {
  type NewClassValues,
  emptyClass,
  ownClassSchema,
  teachersClassSchema,
  toFormField,
  toSchedule,
  toScheduleConflictQuery,
} from './newClass.schema.ts'

export type NewClassFormProps = {
  /** The courses of the teacher. */
  courses: Remote<readonly { id: number; name: string }[]>
  /** The field of the teacher, for administrators. */
  teacherField?: ReactNode
  /** Whether a class may have several times; otherwise the form has one. */
  hasSeveralTimes: boolean
  conflictCheck: ScheduleConflictCheck
  onCreateClass: (schedule: ClassSchedule) => Promise<SubmitResult>
  onDone: () => void
}

/** 2§2 “Create Class”: courses, title, link and times. */
export function NewClassForm({
  courses,
  teacherField,
  hasSeveralTimes,
  conflictCheck,
  onCreateClass,
  onDone,
}: NewClassFormProps) {
  const { t } = useLingui()
  const { send, question } = useScheduleConflictGuard(conflictCheck)
  const isAdmin = teacherField !== undefined
  const toQuery = (values: NewClassValues) => toScheduleConflictQuery(values, isAdmin)
  const save = async (values: NewClassValues): Promise<SubmitResult> => {
    if (!hasSeveralTimes && values.times.length > 1)
      return submitError(t`Only one time can be saved. Remove the others.`)
    const outcome = await send(toQuery(values), (goOn) =>
      onCreateClass({ ...toSchedule(values), ...(goOn && { goOn }) }),
    )
    return mapFieldErrors(outcome, toFormField)
  }
  const items = mapRemote(courses, (all) => all.map(({ id, name }) => ({ id: String(id), label: name })))
  return (
    <FormCard>
      <ValidatedForm
        initialValues={emptyClass}
        schema={isAdmin ? teachersClassSchema : ownClassSchema}
        onSubmit={save}
        onDone={onDone}
      >
        {teacherField}
        <CoursesField items={items} isAdmin={isAdmin} />
        <FormTextField<NewClassValues> name="title" label={t`Title`} isRequired />
        <FormTextField<NewClassValues>
          name="link"
          label={t`Link`}
          description={t`Where the class meets, for example meet.example.com/my-class`}
        />
        <NewClassTimes label={t`Class Time`} description={t`School time`} hasSeveral={hasSeveralTimes} />
        <FormScheduleConflicts<NewClassValues> check={conflictCheck} question={question} toQuery={toQuery} />
        <FormActions pendingLabel={t`Saving…`}>
          <Trans>Submit</Trans>
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

type CoursesFieldProps = { items: Remote<{ id: string; label: string }[]>; isAdmin: boolean }

function CoursesField({ items, isAdmin }: CoursesFieldProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<NewClassValues>()
  const isWaiting = isAdmin && values.teacherID === null
  return (
    <>
      {!isWaiting && items.state === 'ready' && items.data.length === 0 && (
        <Notice tone="warning" title={<Trans>No courses assigned.</Trans>}>
          {isAdmin ? (
            <Trans>Assign a course to this teacher first.</Trans>
          ) : (
            <Trans>You need a course first. Ask the office to assign one to you.</Trans>
          )}
        </Notice>
      )}
      <FormMultiSelect<NewClassValues>
        name="courseIds"
        label={t`Courses`}
        items={items}
        isRequired
        autoFocus={!isAdmin}
        isDisabled={isWaiting}
        {...(isWaiting && { placeholder: t`Choose a teacher first` })}
      />
    </>
  )
}
