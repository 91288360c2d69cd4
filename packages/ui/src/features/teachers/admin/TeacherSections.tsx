import type { Allotment, Lesson, Report, Teacher } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { createListSection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailTabs, DetailRows } from '#layouts/DetailPage/DetailPage.tsx'
import { parseTeacherStatus } from '#lib/people/personDetails.ts'
import type { Remote } from '#remote.ts'
import { type TeacherTab, parseTeacherTab } from '#lib/navigation/personTabs.ts'
import {
  type TeacherDetailSectionsOptions,
  type TeacherDetailSection,
  useTeacherDetailSections,
} from './useTeacherDetailSections.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { formatAttendance } from '#lib/lessons/attendance.ts'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { readClassTimes } from '#lib/lessons/classTimes.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { LessonHours } from '#components/NextLesson/LessonParts.tsx'
import { formatDayName } from '#lib/time/wireDay.ts'

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

type WrittenReportsProps = { reports: readonly Report[]; hrefOf: (reportId: number) => string }

/** The reports that a teacher has written. */
function WrittenReports({ reports, hrefOf }: WrittenReportsProps) {
  const { t } = useLingui()
  return (
    <DetailRows
      label={t`Reports`}
      rows={reports.map((report) => ({
        id: report.id,
        title: report.student.name,
        href: hrefOf(report.id),
        about: [<Bdi key="course">{report.course.name}</Bdi>],
        beside: report.attendance.trim() && <Bdi>{formatAttendance(report.attendance)}</Bdi>,
      }))}
    />
  )
}

type AllottedStudentsProps = { allotments: readonly Allotment[]; hrefOf: (studentId: number) => string }

/** Whom a teacher is allotted to, for which course, and when. */
function AllottedStudents({ allotments, hrefOf }: AllottedStudentsProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <DetailRows
      label={t`Students`}
      rows={allotments.map(({ id, student, course, student_class_timings: timings }) => ({
        id,
        title: student.name,
        href: hrefOf(student.id),
        about: [
          <Bdi key="course">{course.name}</Bdi>,
          <ClassTimes key="times" timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
      }))}
    />
  )
}

type TeacherUpcomingLessonsProps = { lessons: readonly Lesson[]; hrefOf: (classId: number) => string }

/** The lessons of the next seven days, in their order. */
function TeacherUpcomingLessons({ lessons, hrefOf }: TeacherUpcomingLessonsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const ordered = lessons.toSorted((one, other) => Date.parse(one.starts.at) - Date.parse(other.starts.at))
  return (
    <DetailRows
      label={t`The next seven days`}
      rows={ordered.map((lesson) => ({
        id: `${lesson.timingId} ${lesson.day}`,
        title: lesson.title,
        href: hrefOf(lesson.classId),
        about: [<LessonHours key="hours" lesson={lesson} dayWord={formatDayName(lesson.heldOn, locale)} />],
        beside: <Beside lesson={lesson} />,
      }))}
    />
  )
}

function Beside({ lesson: { state, link, title } }: { lesson: Lesson }) {
  const { t } = useLingui()
  if (state === 'cancelled') {
    return (
      <Badge tone="danger">
        <Trans>Cancelled</Trans>
      </Badge>
    )
  }
  return (
    <>
      {state === 'moved' && (
        <Badge tone="info">
          <Trans>Moved</Trans>
        </Badge>
      )}
      {link?.trim() && <ClassLink link={link} words={t`Join`} title={title} />}
    </>
  )
}
