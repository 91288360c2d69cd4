import type { Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { useTeacherOptions } from '#features/allotments/admin/useTeacherOptions.ts'
import type { Remote } from '#remote.ts'
import type { NewClassValues } from '../shared/newClass.schema.ts'

export type NewClassTeacherFieldProps = {
  teachers: Remote<Teacher[]>
  /** Called with each chosen teacher. Must be a stable function. */
  onTeacherChange: (teacherId: number | undefined) => void
}

/** The teacher of a new class. Another teacher has other courses, so those chosen are cleared. */
export function NewClassTeacherField({ teachers, onTeacherChange }: NewClassTeacherFieldProps) {
  const { t } = useLingui()
  const { values, setFieldValue } = useFormikContext<NewClassValues>()
  const options = useTeacherOptions(teachers, undefined)
  const teacherId = values.teacherID === null ? undefined : Number(values.teacherID)
  useEffect(() => {
    onTeacherChange(teacherId)
    void setFieldValue('courseIds', [], false)
  }, [onTeacherChange, setFieldValue, teacherId])
  return <FormComboBox<NewClassValues> name="teacherID" label={t`Teacher`} items={options} isRequired autoFocus />
}
