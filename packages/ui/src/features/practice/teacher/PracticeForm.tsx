import { limits } from '@maktab/contract/limits/savePractice'
import type { ClassPractice, PracticeForm as PracticeRequest } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { type Infer, array, number, object } from 'superstruct'
import { Button } from '#components/Button/Button.tsx'
import { Menu } from '#components/Menu/Menu.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { optionalText } from '#forms/rules.ts'
import type { RosterStudent } from '#lib/people/personLabels.ts'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'

export const practiceSchema = object({
  text: optionalText(limits.text),
  students: array(object({ id: number(), text: optionalText(limits['students[].text']) })),
})

type PracticeValues = Infer<typeof practiceSchema>

/** The texts of a practice; the class and the day are known. */
export type PracticeDraft = Pick<PracticeRequest, 'text' | 'students' | 'version'>

export type PracticeFormProps = {
  /** Null to set one. */
  practice: ClassPractice | null
  students: readonly RosterStudent[]
  onSave: (draft: PracticeDraft) => Promise<SubmitResult>
  onDone: () => void
  /** Undefined if there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** The text for all students, and fields for those with a text of their own. Without a text there is no practice. */
export function PracticeForm({ practice, students, onSave, onDone, onCancel }: PracticeFormProps) {
  const { t } = useLingui()
  const [opened, takeLatest] = useRecordSnapshot(practice)
  const [initialValues] = useState((): PracticeValues => ({
    text: practice?.text ?? '',
    students: practice?.students.map(({ student, text }) => ({ id: student.id, text })) ?? [],
  }))
  const save = async (values: PracticeValues) => {
    const outcome = await onSave({
      text: values.text.trim(),
      students: values.students.map(({ id, text }) => ({ id, text: text.trim() })),
      ...(opened?.version !== undefined && { version: opened.version }),
    })
    return mapFieldErrors(outcome, (field) => field.replace(/^(students.*)\.id$/, '$1.text'))
  }
  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={practiceSchema}
      onSubmit={save}
      onDone={onDone}
      onUseLatest={takeLatest}
    >
      <FormTextArea<PracticeValues>
        name="text"
        label={t`Practice until the next lesson`}
        description={t`Students see it on their dashboard and mark the days on which they did it.`}
        rows={2}
      />
      <StudentTexts practice={practice} students={students} />
      <FormActions pendingLabel={t`Saving…`} isInline {...(onCancel && { onCancel })}>
        <Trans>Save practice</Trans>
      </FormActions>
    </ValidatedForm>
  )
}

function StudentTexts({ practice, students }: Pick<PracticeFormProps, 'practice' | 'students'>) {
  const { t } = useLingui()
  const { values, initialValues, setFieldValue } = useFormikContext<PracticeValues>()
  const nameOf = (id: number) =>
    students.find((student) => student.id === id)?.label ??
    practice?.students.find(({ student }) => student.id === id)?.student.name ??
    `#${id}`
  const listed = new Set(values.students.map(({ id }) => id))
  const others = students.filter(({ id }) => !listed.has(id))
  const add = (id: number) => void setFieldValue('students', [...values.students, { id, text: '' }])
  return (
    <>
      {values.students.map(({ id }, index) => (
        <FormTextArea<PracticeValues>
          key={id}
          name={`students[${index}].text`}
          label={nameOf(id)}
          description={t`Shown instead of the text above. Leave blank to show the text above.`}
          rows={2}
          autoFocus={index >= initialValues.students.length}
        />
      ))}
      {others.length > 0 && (
        <div>
          <Menu
            label={t`Different for a student`}
            placement="bottom start"
            items={others.map(({ id, label }) => ({ id: String(id), label, onAction: () => add(id) }))}
          >
            <Button variant="quiet" size="sm" icon={<UserPlus aria-hidden />}>
              <Trans>Different for a student…</Trans>
            </Button>
          </Menu>
        </div>
      )}
    </>
  )
}
