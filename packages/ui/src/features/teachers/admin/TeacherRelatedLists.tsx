import type { Allotment, Lesson, Report, TeacherClassTime } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { JoinClassLink } from '#components/JoinClassLink/JoinClassLink.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { CourseTimesTable } from '#components/CourseTimesTable/CourseTimesTable.tsx'
import { LessonHours } from '#components/NextLesson/NextLessonParts.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailPage.tsx'
import { formatAttendance } from '#lib/lessons/attendanceStatistics.ts'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type ClassTimingsProps = { timings: TeacherClassTime[] }

/** 1§2 “Class Timings”. */
export function ClassTimings({ timings }: ClassTimingsProps) {
  const { t } = useLingui()
  const times = useMemo(
    () =>
      timings.flatMap((timing) =>
        readClassTimes([timing]).map((time) => ({ ...time, courseName: timing.course_name })),
      ),
    [timings],
  )
  return (
    <CourseTimesTable
      label={t`Class Timings`}
      times={times}
      fromLabel={t`Preferred time from`}
      toLabel={t`Preferred time to`}
      emptyText={t`No class timings yet.`}
      empty={{
        scene: 'classes',
        children: t`Times this teacher requested appear here.`,
      }}
    />
  )
}

type WrittenReportsProps = { reports: readonly Report[]; hrefOf: (reportId: number) => string }

export function WrittenReports({ reports, hrefOf }: WrittenReportsProps) {
  const { t } = useLingui()
  return (
    <DetailRows
      label={t`Reports`}
      rows={reports.map((report) => ({
        id: report.id,
        title: report.student.name,
        href: hrefOf(report.id),
        details: [<Bdi key="course">{report.course.name}</Bdi>],
        trailing: report.attendance.trim() && <Bdi>{formatAttendance(report.attendance)}</Bdi>,
      }))}
    />
  )
}

type AllottedStudentsProps = { allotments: readonly Allotment[]; hrefOf: (studentId: number) => string }

/** Students allotted to a teacher, with course and times. */
export function AllottedStudents({ allotments, hrefOf }: AllottedStudentsProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <DetailRows
      label={t`Students`}
      rows={allotments.map(({ id, student, course, student_class_timings: timings }) => ({
        id,
        title: student.name,
        href: hrefOf(student.id),
        details: [
          <Bdi key="course">{course.name}</Bdi>,
          <ClassTimes key="times" timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
      }))}
    />
  )
}

type TeacherUpcomingLessonsProps = { lessons: readonly Lesson[]; hrefOf: (classId: number) => string }

/** Lessons of the next seven days in chronological order. */
export function TeacherUpcomingLessons({ lessons, hrefOf }: TeacherUpcomingLessonsProps) {
  const { t } = useLingui()
  const ordered = lessons.toSorted((one, other) => Date.parse(one.starts.at) - Date.parse(other.starts.at))
  return (
    <DetailRows
      label={t`Next seven days`}
      rows={ordered.map((lesson) => ({
        id: `${lesson.timingId} ${lesson.day}`,
        title: lesson.title,
        href: hrefOf(lesson.classId),
        details: [<LessonHours key="hours" lesson={lesson} day="long" />],
        trailing: <LessonStatus lesson={lesson} />,
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
      {link?.trim() && <JoinClassLink link={link} label={t`Join`} title={title} />}
    </>
  )
}
