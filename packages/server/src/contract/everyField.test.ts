import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { handlers } from '../handlers.ts'
import { callEveryOperation } from '../testing/callEveryOperation.ts'
import { type FieldSchema, listSchemaFields, isLeafSchema } from '../testing/contractExamples.ts'
import { TrackedFiles, trackReads } from '../testing/trackReads.ts'
import type { OperationRequest, Handlers } from './Handler.ts'
import { getOperationSchemas } from './validators.ts'

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

const ids = Object.keys(calls) as OperationId[]

/** Fields of bodies that no handler looks at, and why. */
const unread: Record<string, string> = {
  'assignStudents students[].classTimings[].days[]': 'the days are those of the allotment too',
  'assignStudents students[].classTimings[].preferred_time_from': 'the times are those of the allotment, by their ids',
  'assignStudents students[].classTimings[].preferred_time_to': 'the times are those of the allotment, by their ids',
  'assignTeacherCredentials isEdit': 'the account itself says whether it has credentials already',
  'createAllotment version': 'what is new has no version; the form is that of an edit',
  'createClass classTime.id': 'what is new has no number; the form is that of an edit',
  'payFee receiptUpload': 'the file that it names is in its place before',
  'purchaseCourse receiptUpload': 'the file that it names is in its place before the handler is asked',
  'registerStudent courses[].billing.receipt_upload': 'the file that it names is in its place before',
  'registerStudent courses[].course_name': 'a course is called as the school calls it, by its id',
  'registerStudent password': 'it is hashed before the handler is asked',
  'resetPassword password': 'it is hashed before the handler is asked',
  'submitEventPayment receiptUpload': 'the file that it names is in its place before',
  'submitTeacherApplication course[].name': 'a course is called as the school calls it, by its id',
}

/** Calls whose body is kept as it is, so that a new field is kept with the others. */
const keptWhole = new Set<OperationId>(['saveReminders', 'saveSettings'])

/** Fields of answers that no handler ever writes in the demonstration school, each with those in it, and why. */
const unwritten: Record<string, string> = {
  'getStudentPerformance older[]': 'no two of its reports are of one class; they are made as the newest one is',
  'getIncome others[]': 'the demonstration has been paid in one currency',
  'getStatement statement.opening[]': 'nobody asks from a day on',
  'getFrontPage courses[].outlines[].description': 'all courses are asked for, of which the titles are told',
  'getCalendarFeed feed': 'nobody of the demonstration has an address before one is made',
  'filterStudents students[].emailConfirmed': 'whose e-mail waits there takes no course that is asked for',
  'filterTeachers teachers[].emailConfirmed': 'who only applied teaches nobody',
  'listStudentEvents events[].event.version': 'students change no event, of which it is one of the shapes',
}

/** The handlers, of which is noted what they read: `savePolicy title`. */
function watch(all: Handlers, read: Set<string>): Handlers {
  const entries = Object.entries(all).map(([id, handle]) => {
    const note = (path: string) => void read.add(`${id} ${path}`)
    const watching = { onRead: note, onCopy: keptWhole.has(id as OperationId) ? note : () => undefined }
    const watched: AnyHandler = (call) =>
      (handle as AnyHandler)({
        ...call,
        body: trackReads(call.body, watching),
        files: new TrackedFiles(call.files, watching),
      })
    return [id, watched]
  })
  return Object.fromEntries(entries) as Handlers
}

/** The paths of all fields that are there, also of those that hold nothing. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${path}[]`))
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [at, ...pathsIn(inner, at)]
  })
}

test('every field of every body is read by its handler, and every field of every answer is written by one', async () => {
  const read = new Set<string>()
  const answered = await callEveryOperation(watch(handlers, read))
  const wanted = ids.flatMap((id) =>
    listSchemaFields(getOperationSchemas(id).body ?? {}).flatMap(({ path, schema }) =>
      isLeafSchema(schema) ? [`${id} ${path}`] : [],
    ),
  )
  expect(wanted.length).toBeGreaterThan(100)
  expect([...new Set(wanted)].filter((field) => !read.has(field)).toSorted()).toEqual(Object.keys(unread).toSorted())

  const written = new Set(answered.flatMap(({ id, body }) => pathsIn(body).map((path) => `${id} ${path}`)))
  const told = ids.flatMap((id) =>
    [200, 201].flatMap((status) =>
      listSchemaFields((getOperationSchemas(id).answers[status] ?? {}) as FieldSchema).flatMap(({ path }) =>
        path.endsWith(']') ? [] : [`${id} ${path}`],
      ),
    ),
  )
  expect(told.length).toBeGreaterThan(200)
  const missing = told.filter((field) => !written.has(field))
  const reasonOf = (field: string) => Object.keys(unwritten).find((one) => field === one || field.startsWith(`${one}.`))
  expect(missing.filter((field) => reasonOf(field) === undefined)).toEqual([])
  expect([...new Set(missing.map(reasonOf))].toSorted()).toEqual(Object.keys(unwritten).toSorted())
})
