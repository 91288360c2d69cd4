import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { calls } from '@maktab/contract/calls'
import { root } from '../../../../tools/run.ts'
import { type RecordedCall, getLeaves } from './startRecordingProxy.ts'

type Specified = { bodies?: object[] }

const table = parse(readFileSync(join(root, 'openapi', 'specified.yaml'), 'utf8')) as Record<string, Specified>

/** The specification’s 69 operations, such as `POST course/assign-course`. */
export const specifiedOperations = Object.keys(table)

/** The name of a recorded request in the specification. */
export function specifiedName({ id }: Pick<RecordedCall, 'id'>): string | undefined {
  if (id === undefined) return undefined
  const { method, path } = calls[id]
  return `${method} ${path.slice(1)}`
}

export function isSpecified(recorded: Pick<RecordedCall, 'id'>): boolean {
  return specifiedOperations.includes(specifiedName(recorded) ?? '')
}

/** The field names of each body that the specification has for an operation. */
export function specifiedBodies(name: string): string[][] {
  const bodies = table[name]?.bodies ?? [{}]
  return bodies.map((body) => [...new Set(getLeaves(body).map(([field]) => field))].toSorted())
}

/** The operations of the specification by role. */
export const specifiedOperationsByRole = {
  visitor: [
    'POST auth/login',
    'POST auth/forgot-password',
    'POST auth/reset-password',
    'GET course/get',
    'POST teacher/requested-teacher',
    'POST student/register',
  ],
  student: [
    'GET auth/get',
    'GET course/outlines/{courseId}',
    'GET student-policy/get',
    'GET event/join-cancel-membership/{eventId}/{studentId}',
    'GET event/get-std-events',
    'POST event/event-payment',
    'POST student/purchase-course',
    'GET student/billing',
    'GET student/get-std-courses',
    'GET student/classes',
    'GET student/get-course-classes/{courseId}',
    'GET student/get-performance/{classId}',
  ],
  teacher: [
    'GET teacher/get-teacher-course',
    'GET teacher/get-std-performance',
    'GET class/get',
    'POST class/create',
    'GET class/{id}/students',
    'GET class/get-students',
    'POST class/assign-students',
    'DELETE class/remove-std/{classId}/{studentId}/{linkId}',
    'GET attendence/get/{classId}',
    'POST attendence/add-edit/{recordId}',
    'DELETE attendence/delete/{id}',
    'GET teacher-allotment/get-teacher-allotment',
    'POST student-performance/add-edit',
    'PUT class/edit/{id}',
    'DELETE class/delete/{id}',
    'DELETE student-performance/delete/{id}',
    'GET course/outlines/{courseId}',
  ],
  admin: [
    'POST course/create-course',
    'POST course/add-outlines/{courseId}/{outlineId}',
    'DELETE course/delete-outline/{outlineId}',
    'DELETE course/delete/{courseId}',
    'GET course/get-teacher-assiged-course/{teacherId}',
    'POST course/assign-course',
    'GET teacher/get',
    'POST teacher/assign_login_credentials',
    'POST teacher/delete',
    'POST teacher/block',
    'DELETE teacher/remove-allocated-course/{courseId}',
    'GET teacher/get-filtered-teacher/{studentId}/{courseId}',
    'GET class-time/get_class_time/{teacherId}',
    'GET class/get-all',
    'GET class/get-filtered-classes/{teacherId}/{courseId}',
    'PUT class/edit/{id}',
    'DELETE class/delete/{id}',
    'POST student-policy/create-and-edit',
    'DELETE student-policy/delete/{id}',
    'GET event/get',
    'POST event/create-event',
    'DELETE event/delete/{id}',
    'GET event/get-event-members/{eventId}',
    'GET event/get-std-event-billing/{studentId}/{eventId}',
    'PUT event/update-payemnt-status',
    'GET student/get',
    'GET student/get-filtered-stds/{courseId}',
    'POST student/assign_login_credentials',
    'DELETE student/delete/{id}',
    'GET student/get/billing-details/{id}',
    'DELETE student/delete-std-time/{timingId}',
    'GET teacher-allotment/get',
    'POST teacher-allotment/allot',
    'PUT teacher-allotment/update/{id}',
    'DELETE teacher-allotment/delete/{id}',
    'GET student-performance/get',
    'PUT student-performance/edit',
    'DELETE student-performance/delete/{id}',
    'GET event/join-cancel-membership/{eventId}/{studentId}',
    'GET course/outlines/{courseId}',
    'GET auth/get',
    'GET student-policy/get',
    'GET course/get',
  ],
} as const satisfies Record<string, readonly string[]>
