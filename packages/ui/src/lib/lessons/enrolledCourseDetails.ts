import type { Lesson, OwnAttendance, OwnCourseAttendance, StudentClass } from '@maktab/contract/schema'
import { getCourseLessonDays } from './outlinePath.ts'
import { findNextLesson } from './upcomingLessons.ts'

/** What the student’s day has to do with a course. */
export type EnrolledCourseDetails = {
  /** Who teaches its next lessons. */
  teachers: readonly string[]
  nextLesson: Lesson | undefined
  /** Days of its next lessons, earliest first. */
  upcomingDays: readonly string[]
  progress: OwnCourseAttendance | undefined
  /** The class with the newest report. */
  reported: (StudentClass & { reported: string }) | undefined
}

type Sources = {
  /** Lessons of the next days. */
  lessons: readonly Lesson[]
  classes: readonly StudentClass[]
  attendance: OwnAttendance | undefined
}

type Moment = { now: Date; today: string }

/** Collects what belongs to one course from the lists of a student. */
export function getEnrolledCourseDetails(
  courseId: number,
  { lessons, classes, attendance }: Sources,
  { now, today }: Moment,
): EnrolledCourseDetails {
  const own = lessons.filter(({ courses }) => courses.some(({ id }) => id === courseId))
  const [reported] = classes
    .flatMap((entry) =>
      entry.course.id === courseId && typeof entry.reported === 'string'
        ? [{ ...entry, reported: entry.reported }]
        : [],
    )
    .toSorted((one, other) => other.reported.localeCompare(one.reported))
  return {
    teachers: [...new Set(own.map(({ teacher }) => teacher.name))],
    nextLesson: findNextLesson(own, now),
    upcomingDays: getCourseLessonDays(own, courseId, today),
    progress: attendance?.courses.find(({ id }) => id === courseId),
    reported,
  }
}
