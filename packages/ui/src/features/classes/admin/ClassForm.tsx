import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { ConflictCheck } from '#forms/ConflictCheck.ts'
import { toClassConflictQuery } from '#forms/toClassConflictQuery.ts'
import { FormConflicts } from '#forms/FormConflicts.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useConflictGuard } from '#forms/useConflictGuard.ts'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { ClassTimeFields } from '#features/classes/shared/ClassTimeFields.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import {
  type ClassDraft,
  type ClassValues,
  classSchema,
  getEditableTimings,
  toRequest,
  toValues,
} from './class.schema.ts'
import { ClassTeacherField } from './ClassTeacherField.tsx'
import { NoTimingsNotice } from './NoTimings.tsx'
import { TimingChoice } from './TimingChoice.tsx'

type ClassFormProps = {
  scheduled: ScheduledClass
  teachers: Remote<Teacher[]>
  clashes: ConflictCheck
  onEditClass: (draft: ClassDraft) => Promise<SubmitResult>
  onCancel: () => void
  onDone: () => void
}

/** 1§2 “Edit Class”: title, link, teacher and one of the class’s times. */
export function ClassForm({ scheduled, teachers, clashes, onEditClass, onCancel, onDone }: ClassFormProps) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const [opened, takeNewest] = useRecordSnapshot(scheduled)
  const { send, question } = useConflictGuard(clashes)
  const timings = getEditableTimings(opened)
  const questionOf = (values: ClassValues) =>
    toClassConflictQuery(values, { classId: opened.id, timingId: values.classTime.id })
  const [first] = timings
  if (!first) return <NoTimingsNotice onBack={onCancel} />
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={toValues(opened, first)}
          schema={classSchema}
          onSubmit={(values) =>
            send(questionOf(values), (goOn) => onEditClass({ ...toRequest(values, opened), ...(goOn && { goOn }) }))
          }
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<ClassValues> name="title" label={t`Title`} isRequired autoFocus />
          <FormTextField<ClassValues> name="link" label={t`Class link`} type="url" isRequired />
          <ClassTeacherField scheduled={opened} teachers={teachers} />
          {timings.length > 1 && <TimingChoice timings={timings} />}
          <ClassTimeFields label={t`Class time`} description={t`By the school’s clocks (${timeZone})`} />
          <FormConflicts check={clashes} question={question} toQuery={questionOf} />
          <FormActions
            pendingLabel={t`Saving…`}
            otherActions={
              <Button onPress={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            }
          >
            <Trans>Save</Trans>
          </FormActions>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
