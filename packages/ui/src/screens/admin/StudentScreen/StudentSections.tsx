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
import { listSection } from '#layouts/RecordPage/listSection.tsx'
import { type RecordSection, isClosed } from '#layouts/RecordPage/RecordSection.ts'
import { RecordSections } from '#layouts/RecordPage/RecordSections.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import type { Outcome } from '#outcome.ts'
import { AllottedTeachers } from './AllottedTeachers.tsx'
import { AttendanceInReports } from './AttendanceInReports.tsx'
import { StudentAttendance } from './StudentAttendance.tsx'
import { StudentClasses } from './StudentClasses.tsx'
import { type StudentMembership, StudentEvents } from './StudentEvents.tsx'
import { StudentReports } from './StudentReports.tsx'
import { type StudentTab, studentTabOf } from './studentTabs.ts'
import type { NotesDraft } from './notes.schema.ts'
import { useDiscountsSection } from './useDiscountsSection.tsx'
import { useNotesSection } from './useNotesSection.tsx'
import { type FileProps, useStudentFile } from './useStudentFile.tsx'

/** Where what stands on the page leads. */
export type StudentLinks = {
  tab: (tab: StudentTab) => string
  /** Where a teacher is allotted. */
  allot: string
  /** Where all that the student owed and paid stands. */
  statement: string
  teacher: (id: number) => string
  class: (id: number) => string
  report: (id: number) => string
  event: (id: number) => string
  /** Where their receipts are printed. */
  papers: string
  /** Where a discount is given to them, or one of theirs is changed. */
  discount: (open: 'new' | number) => string
}

/** What the sections take from outside. */
export type StudentSectionProps = Pick<
  FileProps,
  'acts' | 'fees' | 'onWaiveFee' | 'onEndFees' | 'onAssignId' | 'onDecidePurchase' | 'fileOf'
> & {
  /** As the address has it. */
  tab: string | undefined
  /** Without one, to the beginning. */
  onTab: (tab: StudentTab | undefined) => void
  /** What a section shows is wanted now. */
  onNear?: ((tab: StudentTab) => void) | undefined
  links: StudentLinks
  billing: Remote<StudentBilling[]>
  /** The student’s own; so are the reports and the events. */
  allotments: Remote<readonly Allotment[]>
  /** The classes that the student is in, and their attendance; not there where the backend doesn’t tell (decision 16). */
  progress?: Remote<StudentProgress> | undefined
  /** Without it: those that their teachers hold in their courses. */
  classes: Remote<readonly ScheduledClass[]>
  reports: Remote<readonly Report[]>
  /** The student’s own; undefined where the backend knows of none (decision 16). */
  discounts?: Remote<readonly Discount[]> | undefined
  onEndDiscount: (id: number) => Promise<Outcome>
  memberships: Remote<readonly StudentMembership[]>
  /** Not there where the backend keeps no notes (decision 16). */
  onSaveNotes: ((id: number, draft: NotesDraft) => Promise<Outcome>) | undefined
}

type StudentSectionsProps = Omit<StudentSectionProps, 'billing'> &
  Omit<FileProps, 'isAssigning' | 'onAssign' | 'papersHref' | 'statementHref'> & { student: Student }

/** All about one student (2§2): its four tabs are places among the others. Those that are empty say why (decision 27). */
export function StudentSections({
  tab,
  onTab,
  onNear,
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
  const asked = studentTabOf(tab)
  const { billing, details, timings, code, decided } = useStudentFile({
    ...file,
    papersHref: links.papers,
    statementHref: links.statement,
    isAssigning: asked === 'code',
    onAssign: () => onTab('code'),
    onAssigned: () => onTab(undefined),
  })
  const notes = useNotesSection({ student: file.student, isOpen: asked === 'notes', onTab, onSaveNotes })
  const ownClasses: Remote<readonly ScheduledClass[]> = progress
    ? mapRemote(progress, (known) => known.classes)
    : classes
  const teaching: (RecordSection & { id: StudentTab })[] = [
    {
      ...listSection({
        title: t`Teacher and times`,
        list: allotments,
        emptyText: t`No teacher is allotted yet.`,
        loadingLabel: t`Loading allotments`,
        children: (all) => <AllottedTeachers allotments={all} hrefOf={links.teacher} />,
      }),
      id: 'teachers',
    },
    {
      ...listSection({
        title: t`Classes`,
        list: ownClasses,
        emptyText: progress ? t`In no class yet.` : t`No class of their teachers yet.`,
        loadingLabel: t`Loading classes`,
        children: (all) => <StudentClasses classes={all} hrefOf={links.class} />,
      }),
      id: 'classes',
    },
  ]
  const doing: (RecordSection & { id: StudentTab })[] = [
    {
      ...(progress
        ? listSection({
            title: t`Attendance`,
            list: mapRemote(progress, ({ attendance: { courses, marks } }) => (marks.length === 0 ? [] : courses)),
            emptyText: t`Nothing has been marked yet.`,
            loadingLabel: t`Loading attendance`,
            children: (courses) => <StudentAttendance courses={[...courses]} marks={marksIn(progress)} />,
          })
        : listSection({
            title: t`Attendance`,
            list: mapRemote(reports, (all) => all.filter(({ attendance }) => attendance.trim())),
            emptyText: t`Nothing is written of it yet.`,
            loadingLabel: t`Loading reports`,
            children: (all) => <AttendanceInReports reports={all} />,
          })),
      id: 'attendance',
      count: undefined,
    },
    {
      ...listSection({
        title: t`Reports`,
        list: reports,
        emptyText: t`No report yet.`,
        loadingLabel: t`Loading reports`,
        children: (all) => <StudentReports reports={all} hrefOf={links.report} />,
      }),
      id: 'reports',
    },
    {
      ...listSection({
        title: t`Events`,
        list: memberships,
        emptyText: t`No event yet.`,
        loadingLabel: t`Loading events`,
        children: (all) => <StudentEvents memberships={all} hrefOf={links.event} />,
      }),
      id: 'events',
    },
  ]
  const given = useDiscountsSection({ discounts, hrefOf: links.discount, onEndDiscount })
  const sections = [...teaching, billing, ...given, ...doing, ...notes, details, timings, code, ...decided]
  const isEmpty = sections.some((section) => section.id === asked && isClosed(section))
  return (
    <RecordSections
      label={t`Sections of the student`}
      sections={sections}
      openId={isEmpty ? 'details' : asked}
      hrefOf={(id) => links.tab(studentTabOf(id) ?? 'details')}
      onOpen={(id) => confirmLeave(() => onTab(studentTabOf(id)))}
      {...(onNear && { onNear: (id) => onNear(studentTabOf(id) ?? 'details') })}
    />
  )
}

const marksIn = (progress: Remote<StudentProgress>) =>
  progress.state === 'ready' ? progress.data.attendance.marks : []
