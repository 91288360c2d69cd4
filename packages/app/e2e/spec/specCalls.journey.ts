import { calls } from '@maktab/contract/calls'
import { type Page, expect, test } from '@playwright/test'
import { expectPath, fillSignIn } from '../signIn.ts'
import { requestAllAdminOperations } from './requestAllAdminOperations.ts'
import { type RecordedCall, startRecordingProxy } from './startRecordingProxy.ts'
import { specifiedOperationsByRole, specifiedBodies, specifiedName } from './specifiedOperations.ts'
import {
  requestAllStudentOperations,
  requestAllTeacherOperations,
  requestAllVisitorOperations,
} from './requestAllRoleOperations.ts'

type Who = keyof typeof specifiedOperationsByRole

const journeys: Record<Who, (page: Page, url: string) => Promise<void>> = {
  visitor: requestAllVisitorOperations,
  student: requestAllStudentOperations,
  teacher: requestAllTeacherOperations,
  admin: requestAllAdminOperations,
}

for (const who of Object.keys(specifiedOperationsByRole) as Who[]) {
  // proves 1§7.1, 1§7.2, 1§7.3, 2§7.1, X196
  // proves GET auth/get, POST auth/login, POST auth/forgot-password, POST auth/reset-password, GET course/get
  // proves POST course/create-course, GET course/outlines/{courseId}
  // proves POST course/add-outlines/{courseId}/{outlineId}, DELETE course/delete-outline/{outlineId}
  // proves DELETE course/delete/{courseId}, GET course/get-teacher-assiged-course/{teacherId}
  // proves POST course/assign-course, POST teacher/requested-teacher, GET teacher/get
  // proves POST teacher/assign_login_credentials, POST teacher/delete, POST teacher/block
  // proves DELETE teacher/remove-allocated-course/{courseId}
  // proves GET teacher/get-filtered-teacher/{studentId}/{courseId}, GET teacher/get-teacher-course
  // proves GET teacher/get-std-performance, GET class-time/get_class_time/{teacherId}, GET class/get-all
  // proves GET class/get-filtered-classes/{teacherId}/{courseId}, GET class/get, POST class/create
  // proves PUT class/edit/{id}, DELETE class/delete/{id}, GET class/{id}/students, GET class/get-students
  // proves POST class/assign-students, DELETE class/remove-std/{classId}/{studentId}/{linkId}
  // proves GET attendence/get/{classId}, POST attendence/add-edit/{recordId}, DELETE attendence/delete/{id}
  // proves GET student-policy/get, POST student-policy/create-and-edit, DELETE student-policy/delete/{id}
  // proves GET event/get, POST event/create-event, DELETE event/delete/{id}
  // proves GET event/get-event-members/{eventId}, GET event/get-std-event-billing/{studentId}/{eventId}
  // proves PUT event/update-payemnt-status, GET event/join-cancel-membership/{eventId}/{studentId}
  // proves GET event/get-std-events, POST event/event-payment, POST student/register, GET student/get
  // proves POST student/purchase-course, GET student/billing, GET student/get-std-courses, GET student/classes
  // proves GET student/get-course-classes/{courseId}, GET student/get-performance/{classId}
  // proves GET student/get-filtered-stds/{courseId}, POST student/assign_login_credentials
  // proves DELETE student/delete/{id}, GET student/get/billing-details/{id}
  // proves DELETE student/delete-std-time/{timingId}, GET teacher-allotment/get
  // proves GET teacher-allotment/get-teacher-allotment, POST teacher-allotment/allot
  // proves PUT teacher-allotment/update/{id}, DELETE teacher-allotment/delete/{id}, GET student-performance/get
  // proves POST student-performance/add-edit, PUT student-performance/edit
  // proves DELETE student-performance/delete/{id}
  test(
    `a ${who} requests every specified operation exactly as specified`,
    { tag: who === 'student' ? '@fast' : [] },
    async ({ page, baseURL }) => {
      test.slow()
      const proxy = await startRecordingProxy(baseURL!)
      if (who !== 'visitor') {
        await page.goto(proxy.url)
        await fillSignIn(page, `${who}@maktab.test`)
        await expectPath(page, `/${who}/dashboard`)
      }
      await journeys[who](page, proxy.url)
      const requestedNames = () => new Set(proxy.recorded.map((one) => specifiedName(one)))
      await expect.poll(() => specifiedOperationsByRole[who].filter((name) => !requestedNames().has(name))).toEqual([])
      const differences = proxy.recorded.flatMap((one) => findDifferences(one, who))
      expect(differences).toEqual([])
      await proxy.stop()
    },
  )
}

/** How a request differs from the specification: header, query, names of body fields, files. */
function findDifferences(recorded: RecordedCall, who: Who): string[] {
  const name = specifiedName(recorded)
  if (name === undefined || recorded.id === undefined) return [`${recorded.call} is not in the contract`]
  if (calls[recorded.id].isExtension) return []
  const { isPublic, body } = calls[recorded.id]
  const token = isPublic ? undefined : `mock-token-${who}`
  const type = body === 'multipart' ? 'multipart/form-data' : body === 'json' ? 'application/json' : undefined
  const fields = recorded.fields.toSorted().join(' ')
  const files = Object.entries(recorded.files).map(([field, { type: kind, size }]) =>
    size > 0 && kind.startsWith('image/') ? field : `empty ${field}`,
  )
  return [
    recorded.query.length > 0 && `${name} has the query ${recorded.query.join()}`,
    recorded.token !== token && who !== 'visitor' && `${name} has the token ${recorded.token}`,
    recorded.contentType !== type && `${name} is ${recorded.contentType}`,
    !specifiedBodies(name).some((known) => known.join(' ') === fields) && `${name} has the fields ${fields}`,
    files.join() !== (filesOf[name] ?? '') && `${name} has the files ${files.join()}`,
    // The account that was just registered doesn’t exist in the mock.
    recorded.status >= 300 && name !== 'POST auth/login' && `${name} is answered with ${recorded.status}`,
  ].filter((fault) => fault !== false)
}

const filesOf: Record<string, string> = {
  'POST course/create-course': 'image',
  'POST event/event-payment': 'receipt',
  'POST student/purchase-course': 'receipt',
  'POST student/register': 'courses.billing.receipt_image',
}
