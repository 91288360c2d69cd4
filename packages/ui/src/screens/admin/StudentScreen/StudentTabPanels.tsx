import type { Act, Student, StudentBilling as StudentBillingSchema } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { type TabItem, Tabs } from '#components/Tabs/Tabs.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import type { CourseTime } from '#model/courseTimes.ts'
import { personLabel } from '#model/personLabel.ts'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import type { PurchaseStatus } from './PurchaseClaim.tsx'
import { StudentDetails } from './StudentDetails.tsx'
import type { StudentIdDraft } from './studentId.schema.ts'
import { type StudentTab, studentTabOf } from './studentTabs.ts'
import type { NumberedTime } from './StudentTimings.tsx'

const StudentTimings = lateForm(async () => (await import('./StudentTimings.tsx')).StudentTimings)
const StudentBilling = lateForm(async () => (await import('./StudentBilling.tsx')).StudentBilling)
const AssignId = lateForm(async () => (await import('./AssignId.tsx')).AssignId)

/** What the tabs take from outside. */
export type StudentTabProps = {
  /** As the address has it. */
  tab: string | undefined
  onTab: (tab: StudentTab) => void
  billing: Remote<StudentBillingSchema[]>
  /** What was decided of them; not there where the backend keeps no acts (decision 16). */
  acts?: Remote<Act[]> | undefined
  onAssignId: (draft: StudentIdDraft) => Promise<Outcome>
  /** Not there where the backend can’t decide purchases (decision 16). */
  onDecidePurchase: ((id: number, status: PurchaseStatus, reason?: string) => Promise<Outcome>) | undefined
}

type StudentTabPanelsProps = StudentTabProps & {
  student: Student
  times: readonly CourseTime[]
  freeCode: string
  onClose: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
  onRemoveTime: (time: NumberedTime) => void
}

/** The four views of a student (2§2). Those that are empty can’t be opened, and say why (decision 27). */
export function StudentTabPanels({
  student,
  times,
  tab,
  onTab,
  onClose,
  onDelete,
  onErase,
  onRemoveTime,
  ...props
}: StudentTabPanelsProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const hasNoBilling = props.billing.state === 'ready' && props.billing.data.length === 0
  const items: (TabItem & { id: StudentTab })[] = [
    {
      id: 'details',
      title: t`Student Details`,
      content: <StudentDetails student={student} onClose={onClose} onDelete={onDelete} onErase={onErase} />,
    },
    {
      id: 'timings',
      title: t`Class Timings`,
      content: <StudentTimings times={times} onRemove={onRemoveTime} />,
      ...(times.length === 0 && { disabledReason: t`No classtime and course details found.` }),
    },
    {
      id: 'billing',
      title: t`Billing`,
      content: (
        <RemoteView remote={props.billing} loading={<BillingLoading />}>
          {(purchases) => (
            <StudentBilling
              student={personLabel(student, t`N/A`)}
              purchases={purchases}
              acts={props.acts}
              onDecide={props.onDecidePurchase}
            />
          )}
        </RemoteView>
      ),
      ...(hasNoBilling && { disabledReason: t`No billing details found.` }),
    },
    {
      id: 'code',
      title: t`Assign ID`,
      content: <AssignId {...props} student={student} onDone={() => onTab('details')} />,
    },
  ]
  const asked = studentTabOf(tab)
  const open = items.some(({ id, disabledReason }) => id === asked && disabledReason !== undefined) ? 'details' : asked
  return (
    <Tabs
      label={t`Views of the student`}
      items={items}
      selectedId={open}
      onSelect={(id) => {
        if (id !== open) confirmLeave(() => onTab(studentTabOf(id)))
      }}
    />
  )
}

function BillingLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading billing details`}>
      <SkeletonDetails facts={6} />
    </LoadingRegion>
  )
}
