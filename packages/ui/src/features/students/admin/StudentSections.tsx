import type {
  Allotment,
  Discount,
  Report,
  ScheduledClass,
  Student,
  StudentBilling,
  StudentProgress,
} from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { createListSection, type DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailTabs, DetailRows } from '#layouts/DetailPage/DetailPage.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'
import {
  StudentAttendance,
  StudentClasses,
  type StudentMembership,
  StudentEvents,
  StudentReports,
} from './StudentLists.tsx'
import { StudentNotes, type NotesDraft } from './StudentNotes.tsx'
import { type StudentTab, parseStudentTab } from '#lib/navigation/personTabs.ts'
import { useDiscountsSection } from './StudentDiscounts.tsx'
import { type StudentDetailSectionsOptions, useStudentDetailSections } from './useStudentDetailSections.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { readClassTimes } from '#lib/lessons/classTimes.ts'

export type StudentLinks = {
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
export type StudentSectionProps = Pick<
  StudentDetailSectionsOptions,
  'auditLog' | 'fees' | 'onWaiveFee' | 'onEndFees' | 'onAssignId' | 'onDecidePurchase' | 'renderPaymentDetails'
> & {
  /** Raw value from the URL. */
  tab: string | undefined
  /** Undefined opens the first tab. */
  onTab: (tab: StudentTab | undefined) => void
  links: StudentLinks
  billing: Remote<StudentBilling[]>
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
  /** Undefined if the backend has no notes (decision 16). */
  onSaveNotes: ((id: number, draft: NotesDraft) => Promise<SubmitResult>) | undefined
}

type StudentSectionsProps = Omit<StudentSectionProps, 'billing'> &
  Omit<StudentDetailSectionsOptions, 'onAssigned' | 'receiptsHref' | 'statementHref'> & { student: Student }

/** Tabs of a student (2§2): the four of the specification, then the extensions. */
export function StudentSections({
  tab,
  onTab,
  links,
  allotments,
  progress,
  classes,
  reports,
  memberships,
  discounts,
  onEndDiscount,
  onSaveNotes,
  ...file
}: StudentSectionsProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const { main, decided } = useStudentDetailSections({
    ...file,
    receiptsHref: links.receipts,
    statementHref: links.statement,
    onAssigned: () => onTab(undefined),
  })
  const discountsTab = useDiscountsSection({ discounts, hrefOf: links.discount, onEndDiscount })
  const { student } = file
  const more: (DetailSection & { id: StudentTab })[] = [
    {
      ...createListSection({
        title: t`Teacher and times`,
        list: allotments,
        emptyText: t`No teacher is allotted yet.`,
        loadingLabel: t`Loading allotments`,
        children: (all) => <AllottedTeachers allotments={all} hrefOf={links.teacher} />,
      }),
      id: 'teachers',
    },
    {
      ...createListSection({
        title: t`Classes`,
        list: progress ? mapRemote(progress, (known) => known.classes) : classes,
        emptyText: progress ? t`In no class yet.` : t`No class of their teachers yet.`,
        loadingLabel: t`Loading classes`,
        children: (all) => <StudentClasses classes={all} hrefOf={links.class} />,
      }),
      id: 'classes',
    },
    ...(progress
      ? [
          {
            ...createListSection({
              title: t`Attendance`,
              list: mapRemote(progress, ({ attendance: { courses, marks } }) => (marks.length === 0 ? [] : courses)),
              emptyText: t`Nothing has been marked yet.`,
              loadingLabel: t`Loading attendance`,
              children: (courses) => <StudentAttendance courses={[...courses]} marks={marksIn(progress)} />,
            }),
            id: 'attendance' as const,
          },
        ]
      : []),
    {
      ...createListSection({
        title: t`Reports`,
        list: reports,
        emptyText: t`No report yet.`,
        loadingLabel: t`Loading reports`,
        children: (all) => <StudentReports reports={all} hrefOf={links.report} />,
      }),
      id: 'reports',
    },
    {
      ...createListSection({
        title: t`Events`,
        list: memberships,
        emptyText: t`No event yet.`,
        loadingLabel: t`Loading events`,
        children: (all) => <StudentEvents memberships={all} hrefOf={links.event} />,
      }),
      id: 'events',
    },
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
      label={t`Tabs of the student`}
      main={main}
      more={more}
      openId={parseStudentTab(tab)}
      onOpen={(id) => confirmLeave(() => onTab(parseStudentTab(id)))}
    />
  )
}

const marksIn = (progress: Remote<StudentProgress>) =>
  progress.state === 'ready' ? progress.data.attendance.marks : []

type AllottedTeachersProps = { allotments: readonly Allotment[]; hrefOf: (teacherId: number) => string }

function AllottedTeachers({ allotments, hrefOf }: AllottedTeachersProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <DetailRows
      label={t`Allotted Teachers`}
      rows={allotments.map(({ id, teacher, course, student_class_timings: timings }) => ({
        id,
        title: teacher.name,
        href: hrefOf(teacher.id),
        about: [
          <Bdi key="course">{course.name}</Bdi>,
          <ClassTimes key="times" timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
      }))}
    />
  )
}
