import type { ImportKind } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { openImportTestSchool } from '#testing/openImportTestSchool.ts'
import { removeOldImports } from './stagedRows.ts'

const HOUR = 60 * 60_000
const toStudent = (name: string, more: object = {}) => ({ name, contact_number: '+92 321 5550100', ...more })
const tables = [
  'accounts',
  'students',
  'teachers',
  'course_assignments',
  'acts',
  'allotments',
  'allotment_timings',
] as const

async function open() {
  const school = await openImportTestSchool()
  const { database } = school
  const count = async () => {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('rows'))
        .executeTakeFirstOrThrow()
      counts[table] = Number(rows)
    }
    return counts
  }
  return { ...school, count }
}

test.each<[ImportKind, object[]]>([
  [
    'students',
    [
      toStudent('Yusuf', { email: 'family@school.test', std_id: 'S-100' }),
      toStudent('Amal', { email: 'family@school.test' }),
      toStudent('Hind'),
    ],
  ],
  ['teachers', [{ teach_id: 'T-100', email: 'salim@school.test', courses: 'Tajweed', ...toStudent('Salim') }]],
  ['allotments', [{ student: 'S-1', teacher: 'T-1', course: 'Tajweed', times: 'Mon 16:00-17:00' }]],
])('undoing an import of %s removes exactly what it created', async (kind, rows) => {
  const { bring, undo, count, course, database, api, adminToken, listStudents } = await open()
  await bring('students', [toStudent('Before', { std_id: 'S-1' })])
  await bring('teachers', [{ ...toStudent('Before'), teach_id: 'T-1', email: 'before@school.test' }])
  const course_id = await course()
  await database.insertInto('course_assignments').values({ teacher_id: 1, course_id }).execute()
  const before = await count()
  const { name, status } = await bring(kind, rows)
  expect(status).toBe(200)
  expect(await count()).not.toEqual(before)
  expect(await undo(name)).toEqual({
    status: 200,
    body: { message: 'Import undone', removed: rows.length, kept: 0, records: [] },
  })
  expect(await count()).toEqual(before)
  expect((await listStudents()).map((student) => student.name)).toEqual(['Before'])
  const { imports } = (await api('listImports', { token: adminToken })).body
  expect(imports[0]).toMatchObject({ name, undoneAt: '2026-11-21T08:00:00.000Z', undoUntil: null })
  // The same rows can be imported again.
  expect((await bring(kind, rows)).body.import.created).toBe(rows.length)
})

test('students who have been used since stay, each with the reason', async () => {
  const { bring, undo, database, course, teacher, api, adminToken, now, listStudents } = await open()
  const names = ['Unused', 'Taught', 'In class', 'Paid', 'Edited', 'Signed in', 'Discount']
  const rows = names.map((name, at) => toStudent(name, { std_id: `S-${at}`, email: `s${at}@school.test` }))
  const { name } = await bring('students', rows)
  const { id: teacher_id } = await teacher()
  const course_id = await course()
  await database.insertInto('allotments').values({ student_id: 2, teacher_id, course_id }).execute()
  const { id: class_id } = await database
    .insertInto('classes')
    .values({ teacher_id, title: 'Letters', link: null, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('class_students').values({ class_id, student_id: 3 }).execute()
  await database
    .insertInto('purchases')
    .values({
      student_id: 4,
      course_id,
      receipt: null,
      method: null,
      status: 'pending',
      created_at: now(),
      decided_at: null,
    })
    .execute()
  const edited = { name: 'Edited', contact_number: '2', email: 's4@school.test' }
  expect((await api('editStudent', { token: adminToken, params: { id: 5 }, body: edited })).status).toBe(200)
  const { invitation } = (await api('createInvitation', { token: adminToken, body: { role: 'student', id: 6 } })).body
  const [, token] = /reset-password\/([^/]+)\//.exec(invitation.link) ?? []
  const password = { token, email: invitation.email, password: 'a good one' }
  expect((await api('resetPassword', { body: password })).status).toBe(200)
  const discount = { id: 0, name: 'Siblings', percentage: 50, studentId: 7, code: null, courseId: null, eventId: null }
  const unlimited = { amount: null, from: null, until: null, mostUses: null, note: null }
  expect((await api('saveDiscount', { token: adminToken, body: { ...discount, ...unlimited } })).status).toBeLessThan(
    300,
  )
  expect((await undo(name)).body).toEqual({
    message: 'Import partly undone',
    removed: 1,
    kept: 6,
    records: [
      { id: 2, name: 'S-1 · Taught', reason: 'Has a teacher' },
      { id: 3, name: 'S-2 · In class', reason: 'Is in a class' },
      { id: 4, name: 'S-3 · Paid', reason: 'Has payments' },
      { id: 5, name: 'S-4 · Edited', reason: 'Was changed since' },
      { id: 6, name: 'S-5 · Signed in', reason: 'Has signed in' },
      { id: 7, name: 'S-6 · Discount', reason: 'Has a discount' },
    ],
  })
  expect((await listStudents()).map((student) => student.name).toSorted()).toEqual(names.slice(1).toSorted())
  // What was used can be freed, and undone within the hour.
  await database.deleteFrom('allotments').execute()
  expect((await undo(name)).body).toMatchObject({ removed: 1, kept: 5 })
})

test('a student whose email a sibling uses stays with that sibling', async () => {
  const { bring, undo, database, course, teacher } = await open()
  const email = 'family@school.test'
  const { name } = await bring('students', [toStudent('Yusuf', { email }), toStudent('Amal', { email })])
  const { id: teacher_id } = await teacher()
  await database
    .insertInto('allotments')
    .values({ student_id: 2, teacher_id, course_id: await course() })
    .execute()
  expect((await undo(name)).body).toMatchObject({
    removed: 0,
    kept: 2,
    records: [
      { name: 'Amal', reason: 'Has a teacher' },
      { name: 'Yusuf', reason: 'A sibling signs in with their email' },
    ],
  })
})

test('teachers and allotments that have been used since stay, each with the reason', async () => {
  const { bring, undo, database, course, student, api, adminToken } = await open()
  const course_id = await course()
  const toTeacher = (at: number) => ({
    ...toStudent(`Teacher ${at}`),
    teach_id: `T-${at}`,
    email: `t${at}@school.test`,
    courses: 'Tajweed',
  })
  const teachers = await bring('teachers', [toTeacher(1), toTeacher(2)])
  const pupil = await student()
  const slots = await bring('allotments', [
    { student: pupil.email, teacher: 'T-1', course: 'Tajweed', times: 'Mon 16:00-17:00' },
  ])
  expect((await undo(teachers.name)).body).toMatchObject({
    removed: 1,
    records: [{ name: 'T-1 · Teacher 1', reason: 'Has students' }],
  })
  const change = {
    teacherId: 1,
    studentId: pupil.id,
    courseId: course_id,
    classTimes: [{ from: '10:00', to: '11:00' }],
  }
  const { id } = await database.selectFrom('allotments').select('id').executeTakeFirstOrThrow()
  expect((await api('updateAllotment', { token: adminToken, params: { id }, body: change })).status).toBe(200)
  expect((await undo(slots.name)).body).toMatchObject({ removed: 0, records: [{ reason: 'Was changed since' }] })
})

test('an import can be undone for an hour, and only by the administrator who imported', async () => {
  const { bring, undo, api, admin, advanceClock, listStudents } = await open()
  const { name } = await bring('students', [toStudent('Hind')])
  const other = await admin()
  const byOther = () => api('undoImport', { token: other.token, body: { import: name } })
  expect((await byOther()).status).toBe(404)
  const { imports } = (await api('listImports', { token: other.token })).body
  expect(imports).toMatchObject([{ who: { name: 'Salma', isYou: false }, undoUntil: null }])
  advanceClock(HOUR + 1)
  expect(await undo(name)).toMatchObject({ status: 422, body: { error: 'An import can be undone for an hour.' } })
  expect(await listStudents()).toHaveLength(1)
})

test('an import is saved once, and only rows that were checked', async () => {
  const { check, run, api, adminToken, admin } = await open()
  const { name } = await check('students', [toStudent('Hind')])
  expect(await run(name, 2)).toMatchObject({
    status: 422,
    body: { error: { count: ['Some rows haven’t been checked. Check them again.'] } },
  })
  const other = await admin()
  const body = { import: name, count: 1, updatesExisting: false, invites: false }
  expect((await api('runImport', { token: other.token, body })).status).toBe(404)
  expect((await run(name, 1)).status).toBe(200)
  expect(await run(name, 1)).toMatchObject({ status: 409, body: { error: 'This import was already saved.' } })
  const more = { import: name, kind: 'students', start: 0, rows: [toStudent('Noor')] }
  expect((await api('previewImport', { token: adminToken, body: more })).status).toBe(422)
  expect((await api('previewImport', { token: other.token, body: more })).status).toBe(404)
})

test('a corrected row replaces the checked one, and rows without cells are left out', async () => {
  const { check, run, api, adminToken, listStudents } = await open()
  const { name } = await check('students', [
    toStudent('Hind'),
    toStudent('Noor', { email: 'wrong' }),
    toStudent('Third'),
  ])
  const send = (start: number, row: object) =>
    api('previewImport', { token: adminToken, body: { import: name, kind: 'students', start, rows: [row] } })
  expect((await send(1, toStudent('Noor', { email: 'noor@school.test' }))).body.rows).toMatchObject([
    { position: 1, faults: [] },
  ])
  expect((await send(2, {})).body.rows).toEqual([])
  expect((await run(name, 3)).body.import).toMatchObject({ created: 2 })
  expect((await listStudents()).map((student) => student.email)).toEqual(['', 'noor@school.test'])
})

test('imports are deleted after a day', async () => {
  const { check, bring, database, now, advanceClock } = await open()
  await bring('students', [toStudent('Hind')])
  await check('students', [toStudent('Noor')])
  advanceClock(24 * HOUR - 1)
  await removeOldImports(database, now())
  expect(await database.selectFrom('imports').select('id').execute()).toHaveLength(2)
  advanceClock(2)
  await removeOldImports(database, now())
  expect(await database.selectFrom('imports').select('id').execute()).toEqual([])
  expect(await database.selectFrom('import_rows').select('position').execute()).toEqual([])
})

test('only administrators can import', async () => {
  const { api, student, teacher } = await open()
  const name = 'n'.repeat(32)
  for (const { token } of [await student(), await teacher()]) {
    const rows = [toStudent('Hind')]
    expect(
      (await api('previewImport', { token, body: { import: name, kind: 'students', start: 0, rows } })).status,
    ).toBe(403)
    const choices = { import: name, count: 1, updatesExisting: false, invites: false }
    expect((await api('runImport', { token, body: choices })).status).toBe(403)
    expect((await api('undoImport', { token, body: { import: name } })).status).toBe(403)
    expect((await api('listImports', { token })).status).toBe(403)
  }
})
