import type { TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { ClashCheck } from '#forms/ClashCheck.ts'
import { classQuestion } from '#forms/classQuestion.ts'
import { FormClashes } from '#forms/FormClashes.tsx'
import { FormCancel } from '#forms/FormCancel.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useClashGate } from '#forms/useClashGate.ts'
import { useOpened } from '#forms/useOpened.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import type { Outcome } from '#outcome.ts'
import {
  type ClassChangeValues,
  type ClassDraft,
  classChangeSchema,
  editableTimes,
  toClassChange,
  toValues,
} from './class.schema.ts'
import { ClassTexts } from './ClassTexts.tsx'
import { TimingChoice } from './TimingChoice.tsx'

type EditClassFormProps = {
  schoolClass: TeacherClass
  clashes: ClashCheck
  onEditClass: (body: ClassDraft) => Promise<Outcome>
  onDone: () => void
}

/** Title, link and one of the times; a class without times can’t be saved, and says so (decision 23). */
export function EditClassForm({ schoolClass: given, clashes, onEditClass, onDone }: EditClassFormProps) {
  const [schoolClass, takeNewest] = useOpened(given)
  const { t } = useLingui()
  const { send, question } = useClashGate(clashes)
  const cancel = useContext(FormCancel)
  const times = editableTimes(schoolClass)
  const questionOf = (values: ClassChangeValues) =>
    classQuestion(values, { classId: schoolClass.id, timingId: Number(values.timingId) })
  const [first] = times
  if (!first) {
    return (
      <FormColumn>
        <Notice
          tone="warning"
          title={<Trans>This class can’t be edited</Trans>}
          action={cancel && <Button onPress={cancel.onCancel}>{cancel.label}</Button>}
        >
          <Trans>
            It has no class time, and a class is only saved together with one. Create the class anew with a time and
            delete this one.
          </Trans>
        </Notice>
      </FormColumn>
    )
  }
  return (
    <FormColumn>
      <Card>
        <ScreenForm
          initialValues={toValues(schoolClass, first)}
          schema={classChangeSchema}
          onSubmit={(values) =>
            send(questionOf(values), (goOn) =>
              onEditClass({ ...toClassChange(values, schoolClass), ...(goOn && { goOn }) }),
            )
          }
          onTakeNewest={takeNewest}
          onDone={onDone}
        >
          {times.length > 1 && <TimingChoice times={times} />}
          <ClassTexts autoFocus isLinkRequired />
          <FormClashes check={clashes} question={question} toQuestion={questionOf} />
          <SubmitButton pendingLabel={t`Saving…`}>
            <Trans>Update</Trans>
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
