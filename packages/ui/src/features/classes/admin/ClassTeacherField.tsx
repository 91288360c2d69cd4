import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useHasExtensions } from '#providers/ExtensionsContext.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import type { Remote } from '#remote.ts'
import { useTeacherOptions } from '#features/allotments/admin/useTeacherOptions.ts'
import type { ClassValues } from './class.schema.ts'
import { createTeacherLookup } from './createTeacherLookup.ts'

type ClassTeacherFieldProps = {
  /** As it was opened. */
  scheduled: ScheduledClass
  teachers: Remote<Teacher[]>
}

/** Which teacher gives the class. Nothing where the backend can’t give it to another one. */
export function ClassTeacherField({ scheduled, teachers }: ClassTeacherFieldProps) {
  const { t } = useLingui()
  const canHandOver = useHasExtensions()
  const options = useTeacherOptions(teachers, undefined)
  const { teacherID: id } = scheduled
  const known = teachers.state === 'ready' ? teachers.data : []
  if (!canHandOver) return null
  return (
    <FormComboBox<ClassValues>
      name="teacherID"
      label={t`Teacher`}
      description={t`Another teacher gets the class with its students and their attendance.`}
      items={options}
      currentOption={id === null ? undefined : { id: String(id), label: createTeacherLookup(known)(scheduled) }}
    />
  )
}
