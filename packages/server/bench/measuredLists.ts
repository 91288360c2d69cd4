import { type OperationId, calls } from '@maktab/contract/calls'
import { tokens } from './fillLargeSchool.ts'

export type MeasuredList = {
  id: OperationId
  role: 'admin' | 'teacher' | 'student'
  params?: Record<string, number>
  query?: string
  /** The contract returns the whole table, however large. */
  isWhole?: true
  /** Streamed in parts when no page is requested. */
  isStreamed?: true
  /** Limit in milliseconds, if not the default. */
  most?: number
}

/** A week with seven attendance records per student, 140,000 in total. */
const WEEK = 'from=2026-01-12&days=7&zone=Europe/London'

/** In milliseconds; a whole list of 20,000 is streamed in parts, so that other requests are handled in between. */
const STREAMED = 800

/** Every operation that returns a list, by role; the first teacher has the largest class. */
export const measuredLists: readonly MeasuredList[] = [
  { id: 'listCourses', role: 'admin' },
  { id: 'listOutlines', role: 'admin', params: { courseId: 1 } },
  { id: 'listAssignedCourses', role: 'admin', params: { teacherId: 1 } },
  { id: 'listTeachers', role: 'admin', isStreamed: true },
  { id: 'filterTeachers', role: 'admin', params: { studentId: 1, courseId: 1 } },
  { id: 'listTeacherClassTimes', role: 'admin', params: { teacherId: 1 } },
  { id: 'listAllClasses', role: 'admin', isStreamed: true },
  { id: 'filterClasses', role: 'admin', params: { teacherId: 1, courseId: 1 } },
  { id: 'getTimetable', role: 'admin', query: WEEK, isWhole: true, most: 150 },
  { id: 'getTimetable', role: 'teacher', query: WEEK, most: 30 },
  { id: 'getTimetable', role: 'student', query: WEEK, most: 30 },
  { id: 'listOwedLessons', role: 'teacher' },
  { id: 'listPolicies', role: 'admin' },
  { id: 'listEvents', role: 'admin' },
  { id: 'listEventMembers', role: 'admin', params: { eventId: 1 } },
  { id: 'listStudents', role: 'admin', isStreamed: true, most: STREAMED },
  { id: 'filterStudents', role: 'admin', params: { courseId: 1 }, isWhole: true },
  { id: 'listStudentBillingDetails', role: 'admin', params: { id: 1 } },
  { id: 'listAllotments', role: 'admin', isStreamed: true, most: STREAMED },
  { id: 'listReports', role: 'admin', isStreamed: true, most: STREAMED },
  { id: 'listTeacherCourses', role: 'teacher' },
  { id: 'listTeacherReports', role: 'teacher' },
  { id: 'listTeacherClasses', role: 'teacher' },
  { id: 'listClassStudents', role: 'teacher', params: { id: 1 } },
  { id: 'listClassAssignments', role: 'teacher' },
  { id: 'listAttendance', role: 'teacher', params: { classId: 1 } },
  { id: 'listTeacherAllotments', role: 'teacher' },
  { id: 'listStudentEvents', role: 'student' },
  { id: 'listStudentBilling', role: 'student' },
  { id: 'listEnrolledCourses', role: 'student' },
  { id: 'listStudentClasses', role: 'student' },
  { id: 'listCourseClasses', role: 'student', params: { courseId: 1 } },
  { id: 'listOwnAttendance', role: 'student' },
]

/** The request of a list. */
export function toListRequest({ id, role, params = {}, query }: MeasuredList): {
  path: string
  headers: { token: string }
} {
  const path = calls[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  return { path: `/api${path}${query === undefined ? '' : `?${query}`}`, headers: { token: tokens[role] } }
}
