import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { mapFieldErrors } from '#submitResult.ts'
import { type ExcuseActions, type ExcuseValues, excuseSchema, toExcuseRequest } from './excuse.schema.ts'

type ExcuseFormProps = {
  lesson: Lesson
  onExcuse: ExcuseActions['onExcuse']
  onDone: () => void
}

const initialValues: ExcuseValues = { reason: '' }

/** Excuses the student from one lesson. What follows is up to the school, so the form shows its rule and promises nothing. */
export function ExcuseForm({ lesson, onExcuse, onDone }: ExcuseFormProps) {
  const { t } = useLingui()
  const { excuseRule } = useSchoolSettings()
  const submit = async (values: ExcuseValues) => {
    const outcome = await onExcuse(toExcuseRequest(lesson, values))
    // The form has no field for the lesson.
    return mapFieldErrors(outcome, () => 'reason')
  }
  return (
    <ValidatedForm initialValues={initialValues} schema={excuseSchema} onSubmit={submit} onDone={onDone}>
      <p>
        <Trans>Your teacher and the office will see that you can’t come.</Trans>
      </p>
      {excuseRule && (
        <Notice tone="info" title={t`The school’s rule`}>
          <BlockBdi>{excuseRule}</BlockBdi>
        </Notice>
      )}
      <FormTextArea<ExcuseValues>
        name="reason"
        label={t`Reason`}
        description={t`Optional. Your teacher and the office can read it.`}
        rows={2}
      />
      <FormActions pendingLabel={t`Sending…`}>
        <Trans>Send</Trans>
      </FormActions>
    </ValidatedForm>
  )
}
