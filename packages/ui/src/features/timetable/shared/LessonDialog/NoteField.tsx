import { useLingui } from '@lingui/react/macro'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import type { CancelValues } from './lessonChange.schema.ts'

/** What the students are told with a change. */
export function NoteField() {
  const { t } = useLingui()
  return (
    <FormTextArea<CancelValues>
      name="note"
      label={t`A word to the students`}
      description={t`They read it with the lesson. You can leave it blank.`}
      rows={2}
    />
  )
}
