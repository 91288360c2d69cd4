import { StudentPapersScreen } from '@maktab/ui/screens/admin/StudentPapersScreen/StudentPapersScreen'
import { admin } from '#addresses/admin.ts'
import { useStudentBillingDetails } from '#data/studentBillingDetails.ts'
import { useMoves } from '#navigation/useMoves.ts'

type StudentPapersContainerProps = { id: number; papers: string }

/** The receipts of a student, as many as the address names. */
export function StudentPapersContainer({ id, papers }: StudentPapersContainerProps) {
  const { go } = useMoves(admin.students)
  return (
    <StudentPapersScreen
      billing={useStudentBillingDetails(id)}
      chosen={papers === 'all' ? undefined : papers.split(',').map(Number)}
      onChoose={(ids) => go({ student: id, papers: ids.join(',') || 'none' }, { replace: true })}
      onClose={() => go({ student: id, tab: 'billing' })}
    />
  )
}
