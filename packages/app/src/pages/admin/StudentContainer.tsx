import { StudentScreen } from '@maktab/ui/screens/admin/StudentScreen/StudentScreen'
import { admin } from '#addresses/admin.ts'
import { useActs } from '#data/acts.ts'
import { useStudentActions } from '#data/studentActions.ts'
import { useDecidePurchase, useStudentBillingDetails } from '#data/studentBillingDetails.ts'
import { useEraseStudent } from '#data/erasing.ts'
import { useStudents } from '#data/students.ts'
import { useMoves } from '#navigation/useMoves.ts'

type StudentContainerProps = { id: number; tab: string | undefined }

/** One student. Their billing is asked for at once: whether its tab can be opened depends on it. */
export function StudentContainer({ id, tab }: StudentContainerProps) {
  const { go, hrefTo } = useMoves(admin.students)
  const { deleteStudent, deleteTime, assignId } = useStudentActions()
  return (
    <StudentScreen
      students={useStudents()}
      id={id}
      tab={tab}
      onTab={(next) => go({ student: id, tab: next === 'details' ? undefined : next })}
      studentsHref={hrefTo({})}
      onClose={() => go({})}
      acts={useActs({ kind: 'student', id }, tab === 'billing')}
      billing={useStudentBillingDetails(id)}
      onDeleteStudent={deleteStudent}
      onEraseStudent={useEraseStudent()}
      onDeleteTime={deleteTime}
      onAssignId={assignId}
      onDecidePurchase={useDecidePurchase(id)}
    />
  )
}
