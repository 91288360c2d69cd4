import { useLingui } from '@lingui/react/macro'
import { useField, useFormikContext } from 'formik'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { type FieldPath, useFormField } from '#forms/useFormField.tsx'
import { FormMultiSelect } from '#forms/FormComboBox.tsx'
import { formatClassHours } from '#lib/lessons/classHours.ts'
import { type Remote, mapRemote } from '#remote.ts'
import type { AssignableStudent, AssignmentEntry, AssignStudentsValues } from './assignStudents.schema.ts'

type AssignmentEntryFieldsProps = {
  name: FieldPath<AssignStudentsValues, AssignmentEntry>
  students: Remote<readonly AssignableStudent[]>
  isFirst: boolean
  /** Students selected in other entries. */
  selectedElsewhere: readonly (string | null)[]
  /** Students who are already in the selected class. */
  assignedStudentIds: readonly number[]
  autoFocus: boolean
}

/** A student and the agreed times; if there is only one time, it is preselected. */
export function AssignmentEntryFields({
  name,
  students,
  isFirst,
  selectedElsewhere,
  assignedStudentIds,
  autoFocus,
}: AssignmentEntryFieldsProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { submitCount } = useFormikContext()
  const [{ value: entry }, , { setValue }] = useField<AssignmentEntry>(name)
  const student = useFormField<string | null>(`${name}.studentId`, t`Student`)
  const all = students.state === 'ready' ? students.data : []
  const timingsOf = (id: string | null) => all.find((one) => String(one.id) === id)?.timings ?? []
  const getDisabledReason = ({ id, timings }: AssignableStudent) => {
    if (timings.length === 0) return t`No class timings available for this student.`
    return selectedElsewhere.includes(String(id)) ? t`This student is already chosen` : undefined
  }
  const options = mapRemote(students, (ready) =>
    ready.map((one) => ({ id: String(one.id), label: one.label, disabledReason: getDisabledReason(one) })),
  )
  const choose = (id: string | null) => {
    const timings = timingsOf(id)
    const only = timings.length === 1 ? timings.map((timing) => String(timing.id)) : []
    void setValue({ studentId: id, classTimings: only }, submitCount > 0)
  }
  return (
    <Stack gap="large">
      <ComboBox
        {...student}
        label={t`Student`}
        // Show a failed list once, not in every entry.
        items={students.state === 'failed' && !isFirst ? [] : options}
        onChange={choose}
        isRequired
        autoFocus={autoFocus}
        description={
          assignedStudentIds.includes(Number(entry.studentId)) &&
          t`Already in this class. These timings will replace the current ones.`
        }
      />
      <FormMultiSelect<AssignStudentsValues>
        name={`${name}.classTimings`}
        label={t`Class Timings`}
        items={timingsOf(entry.studentId).map(({ id, course, ...time }) => ({
          id: String(id),
          label: `${formatClassHours(time, i18n, locale)} · ${course}`,
        }))}
        isRequired
        isDisabled={entry.studentId === null}
        {...(entry.studentId === null && { placeholder: t`Choose a student first` })}
      />
    </Stack>
  )
}
