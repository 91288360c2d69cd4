import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/useRecordSnapshot.ts'
import { FormPreview } from '#layouts/FormPage/FormPreview.tsx'
import { FormWithPreview } from '#layouts/FormPage/FormWithPreview.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type OutlineDraft, type OutlineValues, outlineSchema, toRequest, toValues } from './outline.schema.ts'

type OutlineFormProps = {
  /** The outline to edit; without one the form adds. */
  outline: Outline | undefined
  onSaveOutline: (draft: OutlineDraft) => Promise<SubmitResult>
  onDone: () => void
}

export function OutlineForm({ outline: given, onSaveOutline, onDone }: OutlineFormProps) {
  const { t } = useLingui()
  const [outline, takeNewest] = useRecordSnapshot(given)
  return (
    <FormWithPreview>
      <Card>
        <h2>{outline ? <Trans>Edit Outline</Trans> : <Trans>Add Outline</Trans>}</h2>
        <ScreenForm
          initialValues={toValues(outline)}
          schema={outlineSchema}
          onSubmit={(values) => onSaveOutline(toRequest(values, outline))}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<OutlineValues> name="title" label={t`Title`} isRequired autoFocus />
          <FormTextArea<OutlineValues> name="description" label={t`Description`} />
          <FormActions pendingLabel={t`Saving…`}>{outline ? <Trans>Update</Trans> : <Trans>Submit</Trans>}</FormActions>
          <FormPreview<OutlineValues>>
            {(values) => <OutlineList outlines={[{ id: 0, ...values, title: values.title.trim() || t`Untitled` }]} />}
          </FormPreview>
        </ScreenForm>
      </Card>
    </FormWithPreview>
  )
}
