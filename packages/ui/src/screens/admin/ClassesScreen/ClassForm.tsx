import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import type { ClashCheck } from '#forms/ClashCheck.ts'
import { classQuestion } from '#forms/classQuestion.ts'
import { FormClashes } from '#forms/FormClashes.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useClashGate } from '#forms/useClashGate.ts'
import { useOpened } from '#forms/useOpened.ts'
import { ClassTimeFields } from '#layouts/ClassTimeFields/ClassTimeFields.tsx'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { type ClassDraft, type ClassValues, classSchema, timingsOf, toRequest, toValues } from './class.schema.ts'
import { ClassTeacher } from './ClassTeacher.tsx'
import { NoTimings } from './NoTimings.tsx'
import { TimingChoice } from './TimingChoice.tsx'

type ClassFormProps = {
  scheduled: ScheduledClass
  teachers: Remote<Teacher[]>
  clashes: ClashCheck
  onEditClass: (draft: ClassDraft) => Promise<Outcome>
  onCancel: () => void
  onDone: () => void
}

/** 1§2 “Edit Class”: title, link, teacher and one of the class’s times. */
export function ClassForm({ scheduled, teachers, clashes, onEditClass, onCancel, onDone }: ClassFormProps) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const [opened, takeNewest] = useOpened(scheduled)
  const { send, question } = useClashGate(clashes)
  const timings = timingsOf(opened)
  const questionOf = (values: ClassValues) =>
    classQuestion(values, { classId: opened.id, timingId: values.classTime.id })
  const [first] = timings
  if (!first) return <NoTimings onBack={onCancel} />
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={toValues(opened, first)}
          schema={classSchema}
          onSubmit={(values) =>
            send(questionOf(values), (goOn) => onEditClass({ ...toRequest(values, opened), ...(goOn && { goOn }) }))
          }
          onTakeNewest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<ClassValues> name="title" label={t`Title`} isRequired autoFocus />
          <FormTextField<ClassValues> name="link" label={t`Class link`} type="url" isRequired />
          <ClassTeacher scheduled={opened} teachers={teachers} />
          {timings.length > 1 && <TimingChoice timings={timings} />}
          <ClassTimeFields label={t`Class time`} description={t`By the school’s clocks (${timeZone})`} />
          <FormClashes check={clashes} question={question} toQuestion={questionOf} />
          <SubmitButton
            pendingLabel={t`Saving…`}
            beside={
              <Button onPress={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            }
          >
            <Trans>Save</Trans>
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
