import type { Allotment, Lesson, Report, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { createListSection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailTabs } from '#layouts/DetailPage/DetailTabs.tsx'
import { parseTeacherStatus } from '#lib/people/parseTeacherStatus.ts'
import type { Remote } from '#remote.ts'
import { AllottedStudents } from './AllottedStudents.tsx'
import { type TeacherTab, parseTeacherTab } from '#lib/navigation/teacherTabs.ts'
import { TeacherUpcomingLessons } from './TeacherUpcomingLessons.tsx'
import {
  type TeacherDetailSectionsOptions,
  type TeacherDetailSection,
  useTeacherDetailSections,
} from './useTeacherDetailSections.tsx'
import { WrittenReports } from './WrittenReports.tsx'

/** Where the links on the page lead. */
export type TeacherLinks = {
  student: (id: number) => string
  /** Where the teacher is allotted for a course. */
  allot: (courseId: number) => string
  class: (id: number) => string
  report: (id: number) => string
}

type OwnFile = 'teacher' | 'suggestedCode' | 'onOpen' | 'onClose' | 'onBlock' | 'onDelete' | 'onErase' | 'getAllotHref'

/** What the tabs take from outside. */
export type TeacherSectionProps = Omit<TeacherDetailSectionsOptions, OwnFile> & {
  /** As the address has it. */
  tab: string | undefined
  /** Without one, opens the first. */
  onTab: (tab: TeacherTab | undefined) => void
  links: TeacherLinks
  /** Of the next seven days. Undefined where the backend has no timetable. */
  lessons: Remote<readonly Lesson[]> | undefined
  /** The teacher’s own; so are the reports. */
  allotments: Remote<readonly Allotment[]>
  reports: Remote<readonly Report[]>
}

type TeacherSectionsProps = TeacherSectionProps &
  Pick<TeacherDetailSectionsOptions, Exclude<OwnFile, 'onOpen' | 'getAllotHref'>> & { teacher: Teacher }

/** The tabs of one teacher (1§2): the four of the specification, then our own. Applicants have no work yet to show. */
export function TeacherSections({ tab, onTab, links, lessons, allotments, reports, ...file }: TeacherSectionsProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const isApplicant = parseTeacherStatus(file.teacher.status).state === 'pending'
  const { main, decided } = useTeacherDetailSections({ ...file, onOpen: onTab, getAllotHref: links.allot })
  const work = (): TeacherDetailSection[] => [
    ...(lessons
      ? [
          {
            ...createListSection({
              title: t`The next seven days`,
              list: lessons,
              emptyText: t`No lessons in the next seven days.`,
              loadingLabel: t`Loading lessons`,
              children: (all) => <TeacherUpcomingLessons lessons={all} hrefOf={links.class} />,
            }),
            id: 'week' as const,
          },
        ]
      : []),
    {
      ...createListSection({
        title: t`Students`,
        list: allotments,
        emptyText: t`No student is allotted yet.`,
        loadingLabel: t`Loading allotments`,
        children: (all) => <AllottedStudents allotments={all} hrefOf={links.student} />,
      }),
      id: 'students',
    },
    {
      ...createListSection({
        title: t`Reports`,
        list: reports,
        emptyText: t`No report yet.`,
        loadingLabel: t`Loading reports`,
        children: (all) => <WrittenReports reports={all} hrefOf={links.report} />,
      }),
      id: 'reports',
    },
  ]
  return (
    <DetailTabs
      label={t`Tabs of the teacher`}
      main={main}
      more={isApplicant ? decided : [...work(), ...decided]}
      openId={parseTeacherTab(tab)}
      onOpen={(id) => confirmLeave(() => onTab(parseTeacherTab(id)))}
    />
  )
}
