import { StudentScreen } from '@maktab/ui/screens/admin/StudentScreen/StudentScreen'
import { useStudentActions } from '../../data/studentActions.ts'
import { useDecidePurchase, useStudentBillingDetails } from '../../data/studentBillingDetails.ts'
import { useEraseStudent } from '../../data/erasing.ts'
import { useStudents } from '../../data/students.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'

const LIST = { student: undefined, tab: undefined }

/** One student. Their billing is asked for at once: whether its tab can be opened depends on it. */
export function StudentContainer({ id }: { id: number }) {
  const { textOf, change, hrefWith } = useAddressParts()
  const { deleteStudent, deleteTime, assignId } = useStudentActions()
  const now = useNow()
  return (
    <StudentScreen
      students={useStudents()}
      id={id}
      tab={textOf('tab')}
      onTab={(next) => change({ tab: next === 'details' ? undefined : next })}
      studentsHref={hrefWith(LIST)}
      onClose={() => change(LIST)}
      billing={useStudentBillingDetails(id)}
      now={now}
      onDeleteStudent={deleteStudent}
      onEraseStudent={useEraseStudent()}
      onDeleteTime={deleteTime}
      onAssignId={assignId}
      onDecidePurchase={useDecidePurchase(id)}
    />
  )
}
