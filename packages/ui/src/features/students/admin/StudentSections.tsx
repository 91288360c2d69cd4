import type { LimitedPart, Student, StudentProgress } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useAuditLogSection } from '#features/audit/admin/AuditLogList.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { createListSection, type DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailTabs } from '#layouts/DetailPage/DetailPage.tsx'
import type { CourseTime } from '#lib/lessons/readClassTimes.ts'
import { type StudentTab, parseStudentTab } from '#lib/navigation/personTabs.ts'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { AssignStudentIdForm } from './AssignStudentIdForm.tsx'
import { StudentBilling } from './StudentBilling.tsx'
import { type RemovableTime, StudentDetails, StudentTimings } from './StudentDetails.tsx'
import { useDiscountsSection } from './StudentDiscounts.tsx'
import {
  AllottedTeachers,
  StudentAttendance,
  StudentClasses,
  StudentEvents,
  StudentReports,
} from './StudentRelatedLists.tsx'
import { StudentNotes } from './StudentNotes.tsx'
import type { StudentSectionProps } from './StudentSectionProps.ts'

type StudentSection = DetailSection & { id: StudentTab }

/** The part of the office that each tab belongs to; the others are for everyone (decision 270). */
const partByTab: Partial<Record<StudentTab, LimitedPart>> = {
  billing: 'payments',
  discounts: 'payments',
  timings: 'teaching',
  code: 'teaching',
  teachers: 'teaching',
  classes: 'teaching',
  attendance: 'teaching',
  reports: 'teaching',
  notes: 'teaching',
}

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
  const access = use(OfficeAccessContext)
  const isVisible = ({ id }: Pick<StudentSection, 'id'>) => {
    const part = partByTab[id]
    return part === undefined || access[part]
  }
  const openTab = parseStudentTab(tab)
  const decided = useAuditLogSection(auditLog, { kind: 'student', id: student.id })
  const discountsTab = useDiscountsSection({ discounts, hrefOf: links.discount, onEndDiscount })
  const main: StudentSection[] = [
    {
      id: 'details',
      title: t`Student Details`,
      content: (
        <StudentDetails
          student={student}
          editHref={links.edit}
          onClose={onClose}
          onDelete={onDelete}
          onErase={onErase}
        />
      ),
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
          studentId={student.id}
          purchases={purchases}
          fees={fees}
          auditLog={auditLog?.list}
          receiptsHref={links.receipts}
          statementHref={links.statement}
          onDecide={onDecidePurchase}
          onWaiveFee={onWaiveFee}
          onEndFees={onEndFees}
          renderEntryDialog={props.renderEntryDialog}
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
      main={main.filter(isVisible)}
      more={more.filter(isVisible)}
      openId={isVisible({ id: openTab }) ? openTab : 'details'}
      onOpen={(id) => confirmLeave(() => onTab(parseStudentTab(id)))}
    />
  )
}

const marksIn = (progress: Remote<StudentProgress>) =>
  progress.state === 'ready' ? progress.data.attendance.marks : []
