import type { Fee, Student, StudentBilling as StudentBillingSchema } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { listSection } from '#layouts/RecordPage/listSection.tsx'
import type { RecordSection } from '#layouts/RecordPage/RecordSection.ts'
import type { CourseTime } from '#model/courseTimes.ts'
import { personLabel } from '#model/personLabel.ts'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import type { Acts } from '#model/Acts.ts'
import { useActsSection } from '../ActsList/useActsSection.tsx'
import type { FileOf } from '#model/FileOf.ts'
import type { PurchaseStatus } from './PurchaseClaim.tsx'
import { StudentDetails } from './StudentDetails.tsx'
import type { StudentIdDraft } from './studentId.schema.ts'
import type { FeeActions } from './FeeActions.ts'
import type { StudentTab } from '#model/studentTabs.ts'
import { type NumberedTime, StudentTimings } from './StudentTimings.tsx'
import { StudentBilling } from './StudentBilling.tsx'
import { AssignId } from './AssignId.tsx'

export type FileProps = FeeActions & {
  student: Student
  times: readonly CourseTime[]
  freeCode: string
  billing: Remote<StudentBillingSchema[]>
  /** Their monthly fees. */
  fees?: Remote<Fee[]> | undefined
  /** The decisions about them. Undefined where the backend keeps none (decision 16). */
  acts?: Acts | undefined
  /** Where their receipts are printed. */
  papersHref: string
  /** The student’s statement. Undefined where the backend has none (decision 16). */
  statementHref: string | undefined
  onAssignId: (draft: StudentIdDraft) => Promise<Outcome>
  onAssigned: () => void
  /** All of a payment; without it what its list tells. */
  fileOf?: FileOf
  /** Undefined where the backend can’t decide purchases (decision 16). */
  onDecidePurchase: ((id: number, status: PurchaseStatus, reason?: string) => Promise<Outcome>) | undefined
  onClose: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
  onRemoveTime: (time: NumberedTime) => void
}

type FileSection = RecordSection & { id: StudentTab }

/** The four tabs of a student’s page that the specification has (2§2), and the decisions about them. */
export function useStudentFile({
  student,
  times,
  freeCode,
  billing,
  fees,
  acts,
  papersHref,
  statementHref,
  onAssigned,
  onAssignId,
  onDecidePurchase,
  fileOf,
  onWaiveFee,
  onEndFees,
  onClose,
  onDelete,
  onErase,
  onRemoveTime,
}: FileProps): { main: FileSection[]; decided: FileSection[] } {
  const { t } = useLingui()
  const decided = useActsSection(acts, { kind: 'student', id: student.id })
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
    ...listSection({
      title: t`Billing`,
      list: billing,
      emptyText: t`No billing details found.`,
      loadingLabel: t`Loading billing details`,
      children: (purchases) => (
        <StudentBilling
          student={personLabel(student, t`N/A`)}
          purchases={purchases}
          fees={fees}
          acts={acts?.list}
          papersHref={papersHref}
          statementHref={statementHref}
          onDecide={onDecidePurchase}
          onWaiveFee={onWaiveFee}
          onEndFees={onEndFees}
          {...(fileOf && { fileOf })}
        />
      ),
    }),
    id: 'billing',
  }
  const code: FileSection = {
    id: 'code',
    title: t`Assign ID`,
    content: <AssignId student={student} freeCode={freeCode} onAssignId={onAssignId} onDone={onAssigned} />,
  }
  return { main: [details, timings, bills, code], decided }
}
