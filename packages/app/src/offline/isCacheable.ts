import type { OperationId } from '@maktab/contract/calls'
import type { QueryKey } from '@tanstack/react-query'
import type { Role } from '../addresses/roles.ts'

/** What each role can read without a line: of oneself and of the school. No money, no picture, nothing of other people. */
const keepable: Record<Role, ReadonlySet<OperationId>> = {
  student: new Set([
    'getCurrentUser',
    'getSettings',
    'getTimetable',
    'listStudentClasses',
    'listCourseClasses',
    'listEnrolledCourses',
    'listPolicies',
    'getStudentPerformance',
  ]),
  teacher: new Set(['getCurrentUser', 'getSettings', 'getTimetable', 'listTeacherClasses']),
  // All that they look at is other people’s.
  admin: new Set(),
}

/** Whether an answer may stay on the device of somebody. */
export function isCacheable([id]: QueryKey, role: Role | undefined): boolean {
  return role !== undefined && keepable[role].has(id as OperationId)
}
