import type { ClassAssignment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import type { Remote } from '#remote.ts'
import type { AssignableStudent } from './getAssignableStudents.ts'
import { type AssignmentValues, newEntry } from './assignment.schema.ts'
import { StudentEntry } from './StudentEntry.tsx'

type StudentEntriesProps = {
  students: Remote<readonly AssignableStudent[]>
  assignments: readonly ClassAssignment[]
  autoFocus: boolean
}

/** The students to assign, each once. */
export function StudentEntries({ students, assignments, autoFocus }: StudentEntriesProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<AssignmentValues>()
  const chosen = values.students.map(({ studentId }) => studentId)
  const possible =
    students.state === 'ready' ? students.data.filter(({ timings }) => timings.length > 0).length : chosen.length
  const inClass = assignments
    .filter(({ classID }) => String(classID) === values.classId)
    .map(({ student }) => student.id)
  return (
    <RepeatableBlocks<AssignmentValues, 'students'>
      name="students"
      legend={t`Students`}
      newBlock={newEntry}
      getBlockLabel={(number) => t`Student ${number}`}
      addLabel={t`Add More`}
      max={Math.max(1, possible)}
    >
      {(name, index) => (
        <StudentEntry
          name={name}
          students={students}
          isFirst={index === 0}
          elsewhere={chosen.toSpliced(index, 1)}
          inClass={inClass}
          autoFocus={autoFocus && index === 0}
        />
      )}
    </RepeatableBlocks>
  )
}
