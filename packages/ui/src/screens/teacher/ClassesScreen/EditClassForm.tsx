import type { TeacherClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormCancel } from '#forms/FormCancel.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useOpened } from '#forms/useOpened.ts'
import { FormColumn } from '#layouts/FormColumn/FormColumn.ts'
import type { Outcome } from '#outcome.ts'
import { type ClassDraft, classChangeSchema, editableTimes, toClassChange, toValues } from './class.schema.ts'
import { ClassTexts } from './ClassTexts.tsx'
import { TimingChoice } from './TimingChoice.tsx'

type EditClassFormProps = {
  schoolClass: TeacherClass
  onEditClass: (body: ClassDraft) => Promise<Outcome>
  onDone: () => void
}

/** Title, link and one of the times; a class without times can’t be saved, and says so (decision 23). */
export function EditClassForm({ schoolClass: given, onEditClass, onDone }: EditClassFormProps) {
  const [schoolClass, takeNewest] = useOpened(given)
  const { t } = useLingui()
  const cancel = useContext(FormCancel)
  const times = editableTimes(schoolClass)
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
          onSubmit={(values) => onEditClass(toClassChange(values, schoolClass))}
          onTakeNewest={takeNewest}
          onDone={onDone}
        >
          {times.length > 1 && <TimingChoice times={times} />}
          <ClassTexts autoFocus isLinkRequired />
          <SubmitButton pendingLabel={t`Saving…`}>
            <Trans>Update</Trans>
          </SubmitButton>
        </ScreenForm>
      </Card>
    </FormColumn>
  )
}
