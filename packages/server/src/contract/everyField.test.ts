import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { handlers } from '../handlers.ts'
import { callEveryOperation } from '../testing/callEveryOperation.ts'
import { type FieldSchema, listSchemaFields, isLeafSchema } from '../testing/contractExamples.ts'
import { TrackedFiles, trackFieldReads } from '../testing/trackFieldReads.ts'
import type { OperationRequest, Handlers } from './Handler.ts'
import { getOperationSchemas } from './validators.ts'

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

const ids = Object.keys(calls) as OperationId[]

/** Fields of bodies that no handler reads, with the reason. */
const unreadFields: Record<string, string> = {
  'assignStudents students[].classTimings[].days[]': 'the days are also in the allotment',
  'assignStudents students[].classTimings[].preferred_time_from': 'the times are read from the allotment by id',
  'assignStudents students[].classTimings[].preferred_time_to': 'the times are read from the allotment by id',
  'assignTeacherCredentials isEdit': 'the account itself shows whether it has credentials',
  'changeOwnPassword newPassword': 'hashed before the handler runs',
  'changeOwnPassword password': 'compared before the handler runs',
  'createAllotment version': 'a new record has no version; the schema is shared with edits',
  'createClass classTime.id': 'a new record has no id; the schema is shared with edits',
  'payFee receiptUpload': 'replaced by the uploaded file before the handler runs',
  'payFees receiptUpload': 'replaced by the uploaded file before the handler runs',
  'purchaseCourse receiptUpload': 'replaced by the uploaded file before the handler runs',
  'registerStudent courses[].billing.receipt_upload': 'replaced by the uploaded file before the handler runs',
  'registerStudent courses[].course_name': 'the name is read from the course by id',
  'registerStudent password': 'hashed before the handler runs',
  'resetPassword password': 'hashed before the handler runs',
  'submitEventPayment receiptUpload': 'replaced by the uploaded file before the handler runs',
  'submitTeacherApplication course[].name': 'the name is read from the course by id',
}

/** Operations whose body is stored as it is, so that new fields are stored too. */
const storedWhole = new Set<OperationId>(['saveReminders', 'saveSettings'])

/** Fields of responses, including nested ones, that no handler writes in the demo school, with the reason. */
const unwrittenFields: Record<string, string> = {
  'getStudentPerformance older[]': 'no class has two reports; they are built like the newest one',
  'getCurrentUser user.administrators': 'only administrators with a part of the office get it',
  'getCurrentUser user.part': 'only administrators with a part of the office get it',
  'switchChild user.part': 'students have no part of the office; the schema is shared',
  'getPayment payment.together': 'only fees are paid together, and the example is a payment for a course',
  'getPayment payment.together[]': 'only fees are paid together, and the example is a payment for a course',
  'getIncome others[]': 'the demo has payments in one currency only',
  'getPaymentTerms classTimings[].days': 'the student of the demo asked for no time of the course in the example',
  'getPaymentTerms classTimings[].from': 'the student of the demo asked for no time of the course in the example',
  'getPaymentTerms classTimings[].to': 'the student of the demo asked for no time of the course in the example',
  'getStatement statement.opening[]': 'no example has a start date',
  'getFrontPage courses[].outlines[].description': 'the example requests all courses, which include only titles',
  'getCalendarFeed feed': 'no account of the demo has a feed yet',
  'filterStudents students[].emailConfirmed': 'the student with an unconfirmed email is in no requested course',
  'filterStudents students[].awaitsPassword': 'the student without a password is in no requested course',
  'filterTeachers teachers[].emailConfirmed': 'an applicant teaches nobody yet',
  'filterTeachers teachers[].awaitsPassword': 'the teacher without a password teaches another student',
  'getStudentProgress classes[].nextLesson': 'only lists of classes have it; the schema is shared',
  'getStudentProgress classes[].recentAttendance': 'only lists of classes have it; the schema is shared',
  'getStudentProgress classes[].studentCount': 'only lists of classes have it; the schema is shared',
  'getStudentProgress attendance.excuses[]': 'the student of the demo comes to all lessons',
  'getTimetable lessons[].excused.reason': 'the student of the demo comes to all lessons',
  'listOwnRequests requests[].allottedTimes[]': 'no teacher is allotted for the requested courses of the demo yet',
  'listOwnAttendance excuses[]': 'the student of the demo comes to all lessons',
  'listOwnFees fees[].student.guardian': 'only the office gets it; the schema is shared',
  'listWaiting items[].fee.student.guardian': 'only lists of fees have it; the schema is shared',
  'listWaiting items[].trial.lesson': 'requested trial lessons have no lesson yet; the schema is shared',
  'listWaiting oldest.studentWithoutTeacher': 'everyone with a paid course has a teacher',
  'undoImport records[]': 'nobody used the records of the examples meanwhile',
  'listStudentEvents events[].event.version': 'students can’t edit events; the schema is shared',
}

/** The languages of a translation have the same fields, so one of them is enough. */
function mergeLanguages(path: string): string {
  return path.replace(/(?<=\btranslations\.)(?:en|ur|ar)\b/, '*')
}

/** Wraps the handlers to record the fields that they read: `savePolicy title`. */
function trackHandlers(all: Handlers, read: Set<string>): Handlers {
  const entries = Object.entries(all).map(([id, handle]) => {
    const note = (path: string) => void read.add(mergeLanguages(`${id} ${path}`))
    const watching = { onRead: note, onCopy: storedWhole.has(id as OperationId) ? note : () => undefined }
    const tracked: AnyHandler = (call) =>
      (handle as AnyHandler)({
        ...call,
        body: trackFieldReads(call.body, watching),
        files: new TrackedFiles(call.files, watching),
      })
    return [id, tracked]
  })
  return Object.fromEntries(entries) as Handlers
}

/** Paths of all fields, also of empty ones. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${path}[]`))
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [at, ...pathsIn(inner, at)]
  })
}

test('every field of a body is read and every field of a response is written by a handler', async () => {
  const read = new Set<string>()
  const responses = await callEveryOperation(trackHandlers(handlers, read))
  const bodyFields = ids.flatMap((id) =>
    listSchemaFields(getOperationSchemas(id).body ?? {}).flatMap(({ path, schema }) =>
      isLeafSchema(schema) ? [mergeLanguages(`${id} ${path}`)] : [],
    ),
  )
  expect(bodyFields.length).toBeGreaterThan(100)
  expect([...new Set(bodyFields)].filter((field) => !read.has(field)).toSorted()).toEqual(
    Object.keys(unreadFields).toSorted(),
  )

  const written = new Set(
    responses.flatMap(({ id, body }) => pathsIn(body).map((path) => mergeLanguages(`${id} ${path}`))),
  )
  const responseFields = ids.flatMap((id) =>
    [200, 201].flatMap((status) =>
      listSchemaFields((getOperationSchemas(id).answers[status] ?? {}) as FieldSchema).flatMap(({ path }) =>
        path.endsWith(']') ? [] : [mergeLanguages(`${id} ${path}`)],
      ),
    ),
  )
  expect(responseFields.length).toBeGreaterThan(200)
  const missing = responseFields.filter((field) => !written.has(field))
  const reasonOf = (field: string) =>
    Object.keys(unwrittenFields).find((one) => field === one || field.startsWith(`${one}.`))
  expect(missing.filter((field) => reasonOf(field) === undefined)).toEqual([])
  expect([...new Set(missing.map(reasonOf))].toSorted()).toEqual(Object.keys(unwrittenFields).toSorted())
})
