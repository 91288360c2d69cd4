import type { Database } from '../database/openDatabase.ts'
import { saveCourseRequests } from '../features/registration/courseRequests.ts'
import { serializeWeekdays } from '../validation/weekdays.ts'
import type { DemoDates } from './demoDates.ts'

type Time = { from: string; to: string; days?: number[] }
type DemoRequest = { studentId: number; courseId: number; daysAgo: number; times: Time[] }

/** A new student who hasn’t paid yet, and the first student, who would like another course. */
const requests: readonly DemoRequest[] = [
  {
    studentId: 14,
    courseId: 4,
    daysAgo: 1,
    times: [
      { from: '15:00', to: '15:30', days: [6, 7] },
      { from: '17:00', to: '17:30' },
    ],
  },
  { studentId: 1, courseId: 9, daysAgo: 0, times: [{ from: '18:00', to: '18:45', days: [2, 4] }] },
]

/** Adds courses that are requested but not paid. */
export async function addCourseRequests(database: Database, dates: DemoDates): Promise<void> {
  for (const { studentId, courseId, daysAgo, times } of requests) {
    const now = dates.daysAgo(daysAgo, studentId)
    await saveCourseRequests(database, { studentId, courseIds: [courseId], now })
    const wishes = times.map(({ from, to, days }) => ({
      student_id: studentId,
      course_id: courseId,
      time_from: from,
      time_to: to,
      days: serializeWeekdays(days),
    }))
    await database.insertInto('student_timings').values(wishes).execute()
  }
}
