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
import { LessonHours } from '#components/NextLesson/LessonHours.tsx'
import { formatDayName } from '#lib/time/wireDay.ts'

export type TeacherLinks = {
  student: (id: number) => string
  /** Link to allot the teacher for a course. */
  allot: (courseId: number) => string
  class: (id: number) => string
  report: (id: number) => string
}

type OwnFile = 'teacher' | 'suggestedCode' | 'onOpen' | 'onClose' | 'onBlock' | 'onDelete' | 'onErase' | 'getAllotHref'

/** Props of the tabs, passed through by `TeacherScreen`. */
export type TeacherSectionProps = Omit<TeacherDetailSectionsOptions, OwnFile> & {
  /** Raw value from the URL. */
  tab: string | undefined
  /** Undefined opens the first tab. */
  onTab: (tab: TeacherTab | undefined) => void
  links: TeacherLinks
  /** Lessons of the next seven days. Undefined if the backend has no timetable. */
  lessons: Remote<readonly Lesson[]> | undefined
  /** Allotments of this teacher. */
  allotments: Remote<readonly Allotment[]>
  reports: Remote<readonly Report[]>
}

type TeacherSectionsProps = TeacherSectionProps &
  Pick<TeacherDetailSectionsOptions, Exclude<OwnFile, 'onOpen' | 'getAllotHref'>> & { teacher: Teacher }

/** Tabs of a teacher (1§2): the four of the specification, then the extensions, except for applicants. */
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

/** Students allotted to a teacher, with course and times. */
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

/** Lessons of the next seven days in chronological order. */
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
        beside: <LessonStatus lesson={lesson} />,
      }))}
    />
  )
}

function LessonStatus({ lesson: { state, link, title } }: { lesson: Lesson }) {
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
      {link?.trim() && <ClassLink link={link} label={t`Join`} title={title} />}
    </>
  )
}
