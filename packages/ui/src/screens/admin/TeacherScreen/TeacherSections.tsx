import type { Allotment, Lesson, Report, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { listSection } from '#layouts/RecordPage/listSection.tsx'
import { RecordSections } from '#layouts/RecordPage/RecordSections.tsx'
import { teacherStatus } from '#model/teacherStatus.ts'
import type { Remote } from '#remote.ts'
import { TeachersStudents } from './TeachersStudents.tsx'
import { type TeacherTab, teacherTabOf } from './teacherTabs.ts'
import { TeacherWeek } from './TeacherWeek.tsx'
import { type FileProps, type FileSection, useTeacherFile } from './useTeacherFile.tsx'
import { WrittenReports } from './WrittenReports.tsx'

/** Where what stands on the page leads. */
export type TeacherLinks = {
  tab: (tab: TeacherTab) => string
  student: (id: number) => string
  /** Where the teacher is allotted for a course. */
  allot: (courseId: number) => string
  class: (id: number) => string
  report: (id: number) => string
}

type OwnFile =
  | 'teacher'
  | 'freeCode'
  | 'open'
  | 'onOpen'
  | 'onClose'
  | 'onBlock'
  | 'onDelete'
  | 'onErase'
  | 'getAllotHref'

/** What the sections take from outside. */
export type TeacherSectionProps = Omit<FileProps, OwnFile> & {
  /** As the address has it. */
  tab: string | undefined
  /** Without one, to the beginning. */
  onTab: (tab: TeacherTab | undefined) => void
  /** What a section shows is wanted now. */
  onNear?: ((tab: TeacherTab) => void) | undefined
  links: TeacherLinks
  /** Of the next seven days; undefined where the school has no timetable. */
  lessons: Remote<readonly Lesson[]> | undefined
  /** The teacher’s own; so are the reports. */
  allotments: Remote<readonly Allotment[]>
  reports: Remote<readonly Report[]>
}

type TeacherSectionsProps = TeacherSectionProps &
  Pick<FileProps, Exclude<OwnFile, 'open' | 'onOpen' | 'getAllotHref'>> & { teacher: Teacher }

/** All about one teacher (1§2): its four tabs are places among the others. Of who applies, what they apply for comes first. */
export function TeacherSections({
  tab,
  onTab,
  onNear,
  links,
  lessons,
  allotments,
  reports,
  ...file
}: TeacherSectionsProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const open = teacherTabOf(tab)
  const { state } = teacherStatus(file.teacher.status)
  // The form that makes them active stays in its place while it hands over what it made.
  const [began] = useState(state)
  const isApplicant = state === 'pending' || (began === 'pending' && open === 'credentials')
  const { details, timings, courses, credentials, decided } = useTeacherFile({
    ...file,
    open,
    onOpen: onTab,
    getAllotHref: links.allot,
  })
  const teaching = (): FileSection[] => [
    ...(lessons
      ? [
          {
            ...listSection({
              title: t`The next seven days`,
              list: lessons,
              emptyText: t`No lessons in the next seven days.`,
              loadingLabel: t`Loading lessons`,
              children: (all) => <TeacherWeek lessons={all} hrefOf={links.class} />,
            }),
            id: 'week' as const,
          },
        ]
      : []),
    courses,
    {
      ...listSection({
        title: t`Students`,
        list: allotments,
        emptyText: t`No student is allotted yet.`,
        loadingLabel: t`Loading allotments`,
        children: (all) => <TeachersStudents allotments={all} hrefOf={links.student} />,
      }),
      id: 'students',
    },
    {
      ...listSection({
        title: t`Reports`,
        list: reports,
        emptyText: t`No report yet.`,
        loadingLabel: t`Loading reports`,
        children: (all) => <WrittenReports reports={all} hrefOf={links.report} />,
      }),
      id: 'reports',
    },
  ]
  const sections = isApplicant
    ? [timings, details, credentials, courses, ...decided]
    : [...teaching(), credentials, details, timings, ...decided]
  return (
    <RecordSections
      label={t`Sections of the teacher`}
      sections={sections}
      openId={open}
      hrefOf={(id) => links.tab(teacherTabOf(id) ?? 'details')}
      onOpen={(id) => confirmLeave(() => onTab(teacherTabOf(id)))}
      {...(onNear && { onNear: (id) => onNear(teacherTabOf(id) ?? 'details') })}
    />
  )
}
