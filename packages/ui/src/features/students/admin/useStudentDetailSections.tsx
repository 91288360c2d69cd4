import type { Fee, Student, StudentBilling as StudentBillingSchema } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { createListSection, type DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import type { CourseTime } from '#lib/lessons/classTimes.ts'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { AuditLog } from '#lib/inbox/inbox.ts'
import { useAuditLogSection } from '#features/audit/admin/AuditLogList.tsx'
import type { RenderPaymentDetails } from '#lib/money/payments.ts'
import type { PurchaseStatus } from './PurchaseReview.tsx'
import { StudentDetails, type RemovableTime, StudentTimings } from './StudentDetails.tsx'
import { type StudentIdDraft, AssignId } from './AssignId.tsx'
import type { FeeActions } from '#features/payments/admin/FeeDialogs.tsx'
import type { StudentTab } from '#lib/navigation/personTabs.ts'
import { StudentBilling } from './StudentBilling.tsx'

export type StudentDetailSectionsOptions = FeeActions & {
  student: Student
  times: readonly CourseTime[]
  suggestedCode: string
  billing: Remote<StudentBillingSchema[]>
  fees?: Remote<Fee[]> | undefined
  /** Audit log of the student. Undefined if the backend has none (decision 16). */
  auditLog?: AuditLog | undefined
  /** Link to the printable receipts. */
  receiptsHref: string
  /** Link to the student’s statement. Undefined if the backend has none (decision 16). */
  statementHref: string | undefined
  onAssignId: (draft: StudentIdDraft) => Promise<SubmitResult>
  onAssigned: () => void
  /** Renders full payment details; without it only the data of the list is shown. */
  renderPaymentDetails?: RenderPaymentDetails
  /** Undefined if the backend can’t decide purchases (decision 16). */
  onDecidePurchase: ((id: number, status: PurchaseStatus, reason?: string) => Promise<SubmitResult>) | undefined
  onClose: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
  onRemoveTime: (time: RemovableTime) => void
}

type FileSection = DetailSection & { id: StudentTab }

/** The four specified tabs of a student (2§2), and the tab of decisions. */
export function useStudentDetailSections({
  student,
  times,
  suggestedCode,
  billing,
  fees,
  auditLog,
  receiptsHref,
  statementHref,
  onAssigned,
  onAssignId,
  onDecidePurchase,
  renderPaymentDetails,
  onWaiveFee,
  onEndFees,
  onClose,
  onDelete,
  onErase,
  onRemoveTime,
}: StudentDetailSectionsOptions): { main: FileSection[]; decided: FileSection[] } {
  const { t } = useLingui()
  const decided = useAuditLogSection(auditLog, { kind: 'student', id: student.id })
  const details: FileSection = {
    id: 'details',
    title: t`Student Details`,
    content: <StudentDetails student={student} onClose={onClose} onDelete={onDelete} onErase={onErase} />,
  }
  const timings: FileSection = {
    id: 'timings',
    title: t`Class Timings`,
    content: <StudentTimings times={times} onRemove={onRemoveTime} />,
    ...(times.length === 0 && { emptyText: t`No classtime and course details found.` }),
  }
  const bills: FileSection = {
    ...createListSection({
      title: t`Billing`,
      list: billing,
      emptyText: t`No billing details found.`,
      loadingLabel: t`Loading billing details`,
      children: (purchases) => (
        <StudentBilling
          student={getPersonLabel(student, t`N/A`)}
          purchases={purchases}
          fees={fees}
          auditLog={auditLog?.list}
          receiptsHref={receiptsHref}
          statementHref={statementHref}
          onDecide={onDecidePurchase}
          onWaiveFee={onWaiveFee}
          onEndFees={onEndFees}
          {...(renderPaymentDetails && { renderPaymentDetails })}
        />
      ),
    }),
    id: 'billing',
  }
  const code: FileSection = {
    id: 'code',
    title: t`Assign ID`,
    content: <AssignId student={student} suggestedCode={suggestedCode} onAssignId={onAssignId} onDone={onAssigned} />,
  }
  return { main: [details, timings, bills, code], decided }
}
