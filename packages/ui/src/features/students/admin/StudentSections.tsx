import type {
  Allotment,
  Discount,
  Fee,
  Report,
  ScheduledClass,
  Student,
  StudentBilling as StudentBillingSchema,
  StudentProgress,
} from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useAuditLogSection } from '#features/audit/admin/AuditLogList.tsx'
import type { FeeActions } from '#features/payments/admin/FeeDialogs.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { createListSection, type DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailTabs } from '#layouts/DetailPage/DetailPage.tsx'
import type { AuditLog } from '#lib/inbox/inboxTypes.ts'
import type { CourseTime } from '#lib/lessons/readClassTimes.ts'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'
import { type StudentTab, parseStudentTab } from '#lib/navigation/personTabs.ts'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type StudentIdDraft, AssignStudentIdForm } from './AssignStudentIdForm.tsx'
import type { PurchaseStatus } from './PurchaseReview.tsx'
import { StudentBilling } from './StudentBilling.tsx'
import { type RemovableTime, StudentDetails, StudentTimings } from './StudentDetails.tsx'
import { useDiscountsSection } from './StudentDiscounts.tsx'
import {
  AllottedTeachers,
  StudentAttendance,
  StudentClasses,
  type StudentMembership,
  StudentEvents,
  StudentReports,
} from './StudentRelatedLists.tsx'
import { StudentNotes, type NotesDraft } from './StudentNotes.tsx'

type StudentLinks = {
  /** Link to allot a teacher. */
  allot: string
  /** Link to the student’s statement. Undefined if the backend has none (decision 16). */
  statement: string | undefined
  teacher: (id: number) => string
  class: (id: number) => string
  report: (id: number) => string
  event: (id: number) => string
  /** Link to the printable receipts. */
  receipts: string
  /** Link to create or edit a discount of the student. */
  discount: (open: 'new' | number) => string
}

/** Props of the tabs, passed through by `StudentScreen`. */
export type StudentSectionProps = FeeActions & {
  /** Raw value from the URL. */
  tab: string | undefined
  /** Undefined opens the first tab. */
  onTab: (tab: StudentTab | undefined) => void
  links: StudentLinks
  billing: Remote<StudentBillingSchema[]>
  fees?: Remote<Fee[]> | undefined
  /** Audit log of the student. Undefined if the backend has none (decision 16). */
  auditLog?: AuditLog | undefined
  /** Allotments of this student. */
  allotments: Remote<readonly Allotment[]>
  /** The student’s classes and attendance. Undefined if the backend has none (decision 16). */
  progress?: Remote<StudentProgress> | undefined
  /** Classes of the student’s teachers in the student’s courses; shown without `progress`. */
  classes: Remote<readonly ScheduledClass[]>
  reports: Remote<readonly Report[]>
  /** The student’s own discounts. Undefined if the backend has none (decision 16). */
  discounts?: Remote<readonly Discount[]> | undefined
  onEndDiscount: (id: number) => Promise<SubmitResult>
  memberships: Remote<readonly StudentMembership[]>
  onAssignId: (draft: StudentIdDraft) => Promise<SubmitResult>
  /** Undefined if the backend can’t decide purchases (decision 16). */
  onDecidePurchase: ((id: number, status: PurchaseStatus, reason?: string) => Promise<SubmitResult>) | undefined
  /** Renders full payment details; without it only the data of the list is shown. */
  renderPaymentDetails?: RenderPaymentDetails
  /** Undefined if the backend has no notes (decision 16). */
  onSaveNotes: ((id: number, draft: NotesDraft) => Promise<SubmitResult>) | undefined
}

type StudentSection = DetailSection & { id: StudentTab }

type StudentSectionsProps = StudentSectionProps & {
  student: Student
  times: readonly CourseTime[]
  suggestedCode: string
  onClose: () => void
  onDelete: () => void
  onErase: (() => void) | undefined
  onRemoveTime: (time: RemovableTime) => void
}

/** Tabs of a student (2§2): the four of the specification, then the extensions. */
export function StudentSections({ student, times, tab, onTab, links, progress, ...props }: StudentSectionsProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const { auditLog, discounts, onAssignId, onClose, onDelete, onErase, onEndDiscount, onSaveNotes } = props
  const { fees, onDecidePurchase, onWaiveFee, onEndFees, renderPaymentDetails } = props
  const decided = useAuditLogSection(auditLog, { kind: 'student', id: student.id })
  const discountsTab = useDiscountsSection({ discounts, hrefOf: links.discount, onEndDiscount })
  const main: StudentSection[] = [
    {
      id: 'details',
      title: t`Student Details`,
      content: <StudentDetails student={student} onClose={onClose} onDelete={onDelete} onErase={onErase} />,
    },
    {
      id: 'timings',
      title: t`Class Timings`,
      content: <StudentTimings times={times} onRemove={props.onRemoveTime} />,
      ...(times.length === 0 && { emptyText: t`No classtime and course details found.` }),
    },
    createListSection({
      id: 'billing',
      title: t`Billing`,
      list: props.billing,
      emptyText: t`No billing details found.`,
      loadingLabel: t`Loading billing details`,
      children: (purchases) => (
        <StudentBilling
          student={getPersonLabel(student, t`N/A`)}
          purchases={purchases}
          fees={fees}
          auditLog={auditLog?.list}
          receiptsHref={links.receipts}
          statementHref={links.statement}
          onDecide={onDecidePurchase}
          onWaiveFee={onWaiveFee}
          onEndFees={onEndFees}
          {...(renderPaymentDetails && { renderPaymentDetails })}
        />
      ),
    }),
    {
      id: 'code',
      title: t`Assign ID`,
      content: (
        <AssignStudentIdForm
          student={student}
          suggestedCode={props.suggestedCode}
          onAssignId={onAssignId}
          onDone={() => onTab(undefined)}
        />
      ),
    },
  ]
  const more: StudentSection[] = [
    createListSection({
      id: 'teachers',
      title: t`Teacher and times`,
      list: props.allotments,
      emptyText: t`No teacher allotted yet.`,
      loadingLabel: t`Loading allotments`,
      children: (all) => <AllottedTeachers allotments={all} hrefOf={links.teacher} />,
    }),
    createListSection({
      id: 'classes',
      title: t`Classes`,
      list: progress ? mapRemote(progress, (known) => known.classes) : props.classes,
      emptyText: progress ? t`Not in a class yet.` : t`Their teachers have no classes yet.`,
      loadingLabel: t`Loading classes`,
      children: (all) => <StudentClasses classes={all} hrefOf={links.class} />,
    }),
    ...(progress
      ? [
          createListSection({
            id: 'attendance',
            title: t`Attendance`,
            list: mapRemote(progress, ({ attendance: { courses, marks } }) => (marks.length === 0 ? [] : courses)),
            emptyText: t`No attendance yet.`,
            loadingLabel: t`Loading attendance`,
            children: (courses) => <StudentAttendance courses={[...courses]} marks={marksIn(progress)} />,
          }),
        ]
      : []),
    createListSection({
      id: 'reports',
      title: t`Reports`,
      list: props.reports,
      emptyText: t`No reports yet.`,
      loadingLabel: t`Loading reports`,
      children: (all) => <StudentReports reports={all} hrefOf={links.report} />,
    }),
    createListSection({
      id: 'events',
      title: t`Events`,
      list: props.memberships,
      emptyText: t`No events yet.`,
      loadingLabel: t`Loading events`,
      children: (all) => <StudentEvents memberships={all} hrefOf={links.event} />,
    }),
    ...discountsTab,
    ...(student.notes === undefined
      ? []
      : [
          {
            id: 'notes' as const,
            title: t`Notes`,
            content: <StudentNotes student={student} onSaveNotes={onSaveNotes} />,
          },
        ]),
    ...decided,
  ]
  return (
    <DetailTabs
      label={t`Student sections`}
      main={main}
      more={more}
      openId={parseStudentTab(tab)}
      onOpen={(id) => confirmLeave(() => onTab(parseStudentTab(id)))}
    />
  )
}

const marksIn = (progress: Remote<StudentProgress>) =>
  progress.state === 'ready' ? progress.data.attendance.marks : []
