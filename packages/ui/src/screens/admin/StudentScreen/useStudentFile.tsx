import type { Fee, Student, StudentBilling as StudentBillingSchema } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import { listSection } from '#layouts/RecordPage/listSection.tsx'
import type { RecordSection } from '#layouts/RecordPage/RecordSection.ts'
import type { CourseTime } from '#model/courseTimes.ts'
import { codeOf, personLabel } from '#model/personLabel.ts'
import type { Outcome } from '#outcome.ts'
import { type Remote, listOf } from '#remote.ts'
import type { Acts } from '#model/Acts.ts'
import { useActsSection } from '../ActsList/useActsSection.tsx'
import type { FileOf } from '#model/FileOf.ts'
import type { PurchaseStatus } from './PurchaseClaim.tsx'
import { StudentDetails } from './StudentDetails.tsx'
import type { StudentIdDraft } from './studentId.schema.ts'
import type { FeeActions } from './FeeActions.ts'
import type { StudentTab } from './studentTabs.ts'
import type { NumberedTime } from './StudentTimings.tsx'

const StudentTimings = lateForm(async () => (await import('./StudentTimings.tsx')).StudentTimings)
const StudentBilling = lateForm(async () => (await import('./StudentBilling.tsx')).StudentBilling)
const AssignId = lateForm(async () => (await import('./AssignId.tsx')).AssignId)

export type FileProps = FeeActions & {
  student: Student
  times: readonly CourseTime[]
  freeCode: string
  billing: Remote<StudentBillingSchema[]>
  /** Their monthly fees. */
  fees?: Remote<Fee[]> | undefined
  /** What was decided of them; not there where the backend keeps no acts (decision 16). */
  acts?: Acts | undefined
  /** Where their receipts are printed. */
  papersHref: string
  /** Where all that the student owed and paid stands. */
  statementHref: string
  /** Whether the form of the ID is open. */
  isAssigning: boolean
  onAssign: () => void
  onAssignId: (draft: StudentIdDraft) => Promise<Outcome>
  /** Not there where the backend can’t decide purchases (decision 16). */
  /** All of a payment; without it what its list tells. */
  fileOf?: FileOf
  onDecidePurchase: ((id: number, status: PurchaseStatus, reason?: string) => Promise<Outcome>) | undefined
  onClose: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
  onRemoveTime: (time: NumberedTime) => void
}

type FileSection = RecordSection & { id: StudentTab }

/** The four parts of a student’s page that the specification has (2§2). */
export function useStudentFile({
  student,
  times,
  freeCode,
  billing,
  fees,
  acts,
  papersHref,
  statementHref,
  isAssigning,
  onAssign,
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
}: FileProps & { onAssigned: () => void }): Record<'billing' | 'details' | 'timings' | 'code', FileSection> & {
  decided: FileSection[]
} {
  const { t } = useLingui()
  return {
    decided: useActsSection(acts, { kind: 'student', id: student.id }),
    details: {
      id: 'details',
      title: t`Student Details`,
      content: <StudentDetails student={student} onClose={onClose} onDelete={onDelete} onErase={onErase} />,
    },
    timings: {
      id: 'timings',
      title: t`Class Timings`,
      content: <StudentTimings times={times} onRemove={onRemoveTime} />,
      ...(times.length === 0 && { emptyText: t`No classtime and course details found.` }),
    },
    billing: {
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
            acts={acts && listOf(acts.list)}
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
    },
    code: {
      id: 'code',
      title: t`Assign ID`,
      content: isAssigning ? (
        <AssignId student={student} freeCode={freeCode} onAssignId={onAssignId} onDone={onAssigned} />
      ) : (
        <Card>
          <Bdi>{codeOf(student, t`N/A`)}</Bdi>
        </Card>
      ),
      ...(!isAssigning && {
        action: (
          <Button size="sm" onPress={onAssign}>
            {student.std_id?.trim() ? <Trans>Edit student ID</Trans> : <Trans>Assign an ID</Trans>}
          </Button>
        ),
      }),
    },
  }
}
