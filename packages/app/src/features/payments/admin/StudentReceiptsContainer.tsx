import { StudentReceiptsScreen } from '@maktab/ui/features/payments/admin/StudentReceiptsScreen'
import { admin } from '#addresses/admin.ts'
import { useEventReceipts } from '#features/payments/eventReceipts.ts'
import { useStudentBillingDetails } from '#features/payments/studentBillingDetails.ts'
import { useStudentFees } from '#features/payments/studentFees.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'

type StudentPapersContainerProps = { id: number; papers: string }

/** The receipts of a student, as many as the address names. */
export function StudentReceiptsContainer({ id, papers }: StudentPapersContainerProps) {
  const { go } = useNavigateTo(admin.students)
  return (
    <StudentReceiptsScreen
      billing={useStudentBillingDetails(id)}
      fees={useStudentFees(id)}
      events={useEventReceipts(id)}
      chosen={papers === 'all' ? undefined : papers.split(',')}
      onChoose={(keys) => go({ student: id, papers: keys.join(',') || 'none' }, { replace: true })}
      onClose={() => go({ student: id, tab: 'billing' })}
    />
  )
}
