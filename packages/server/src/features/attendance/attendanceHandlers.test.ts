import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

async function openRegister() {
  const school = await openClassTestSchool()
  const { api, teacher } = school
  const { id: classId } = await school.makeClass()
  const student = await school.addStudentToClass(classId)
  const mark = { classId, studentId: student.id, date: '2026-11-20', status: 'present' }
  const save = (more: object = {}, recordId = 0, token = teacher.token) =>
    api('saveAttendance', { token, params: { recordId }, body: { ...mark, ...more } })
  const list = async () => (await api('listAttendance', { token: teacher.token, params: { classId } })).body.attendences
  return { ...school, classId, student, save, list }
}

const saved = { status: 200, body: { message: 'Attendance saved' } }

// proves 2§3.15, 2§3.16, GET attendence/get/{classId}, D26.1
test('saveAttendance stores one mark per student, class and day, and a second save updates it', async () => {
  const { save, list, student, database } = await openRegister()
  expect(await list()).toEqual([])
  expect(await save()).toEqual(saved)
  const { std_id } = await database
    .selectFrom('students')
    .select('std_id')
    .where('id', '=', student.id)
    .executeTakeFirstOrThrow()
  const first = { id: 1, version: 1, date: '2026-11-20', status: 'present', student: { id: student.id, std_id } }
  expect(await list()).toEqual([first])

  expect(await save({ status: 'absent' })).toEqual(saved)
  expect(await list()).toEqual([{ ...first, version: 2, status: 'absent' }])
  await Promise.all([save({ date: '2026-11-19' }), save({ date: '2026-11-19' }), save({ date: '2026-11-19' })])
  expect((await list()).map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20'])
})

// proves POST attendence/add-edit/{recordId}
test('a mark can be edited and moved, but not to a day that already has one', async () => {
  const { save, list } = await openRegister()
  await save()
  await save({ date: '2026-11-18' })
  expect(await save({ date: '2026-11-19', status: 'absent' }, 1)).toEqual(saved)
  const before = await list()
  expect(before.map(({ id, date, status }) => [id, date, status])).toEqual([
    [2, '2026-11-18', 'present'],
    [1, '2026-11-19', 'absent'],
  ])
  const rejected = await save({ date: '2026-11-18' }, 1)
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toEqual({ date: ['This student already has attendance for this day.'] })
  expect(await list()).toEqual(before)
  expect((await save({}, 999)).status).toBe(404)
})

test.each([
  ['2026-02-30', 'That date doesn’t exist.'],
  ['2026-13-01', 'That date doesn’t exist.'],
  ['2026-00-10', 'That date doesn’t exist.'],
  ['2026-11-22', 'This day is in the future.'],
])('saveAttendance rejects the date %s', async (date, message) => {
  const { save, list } = await openRegister()
  const rejected = await save({ date })
  expect([rejected.status, rejected.body.error]).toEqual([422, { date: [message] }])
  expect(await list()).toEqual([])
})

// Karachi is UTC+5; New York is UTC−5 in winter and UTC−4 in summer.
// proves D31.1
test.each([
  ['Asia/Karachi', '2026-11-21T18:59:59Z', '2026-11-21', '2026-11-22'],
  ['Asia/Karachi', '2026-11-21T19:00:00Z', '2026-11-22', '2026-11-23'],
  ['America/New_York', '2026-11-22T04:59:59Z', '2026-11-21', '2026-11-22'],
  ['America/New_York', '2026-11-22T05:00:00Z', '2026-11-22', '2026-11-23'],
  ['America/New_York', '2027-07-02T03:59:59Z', '2027-07-01', '2027-07-02'],
  ['America/New_York', '2027-07-02T04:00:00Z', '2027-07-02', '2027-07-03'],
])('in %s the last day that can be marked is at %s the %s', async (timeZone, moment, today, tomorrow) => {
  const { api, admin, save, list, advanceClock, now, database } = await openRegister()
  const paymentInstructions = { domestic: '', international: '' }
  const settings = { name: 'Maktab', currency: 'USD', timeZone, paymentInstructions }
  expect((await api('saveSettings', { token: admin.token, body: settings })).status).toBe(200)
  advanceClock(Date.parse(moment) - now())
  await database
    .updateTable('sessions')
    .set({ expires_at: now() + 1000 })
    .execute()
  const rejected = await save({ date: tomorrow })
  expect([rejected.status, rejected.body.error]).toEqual([422, { date: ['This day is in the future.'] }])
  expect(await save({ date: today })).toEqual(saved)
  expect((await save({ date: tomorrow }, 1)).status).toBe(422)
  expect((await list()).map(({ date }) => date)).toEqual([today])
})

test('only students of the class can be marked, and a mark can’t be moved to another student', async () => {
  const { save, list, classId, addStudentToClass, makeClass, newStudent } = await openRegister()
  const [classmate, stranger] = [await addStudentToClass(classId), await newStudent()]
  const elsewhere = await addStudentToClass((await makeClass()).id)
  for (const { id } of [stranger, elsewhere, { id: 999 }]) {
    const rejected = await save({ studentId: id })
    expect(rejected.status).toBe(422)
    expect(rejected.body.error).toEqual({ studentId: ['This student isn’t in this class.'] })
  }
  await save()
  const moved = await save({ studentId: classmate.id }, 1)
  expect([moved.status, Object.keys(moved.body.error ?? {})]).toEqual([422, ['studentId']])
  expect(await list()).toHaveLength(1)
})

test('a teacher can’t see, change or delete another teacher’s marks', async () => {
  const { api, save, list, classId, assign, makeClass, newTeacher, newStudent, database } = await openRegister()
  await save()
  const before = await list()
  const other = await newTeacher()
  await assign(other.id)
  const { id: otherClassId } = await makeClass({ of: other })
  const { token } = other
  expect((await api('listAttendance', { token, params: { classId } })).status).toBe(404)
  expect((await save({}, 0, token)).status).toBe(404)
  expect((await save({ status: 'absent' }, 1, token)).status).toBe(404)
  expect((await api('deleteAttendance', { token, params: { id: 1 } })).status).toBe(404)
  expect(await list()).toEqual(before)

  const { id: studentId } = await newStudent()
  await database.insertInto('class_students').values({ class_id: otherClassId, student_id: studentId }).execute()
  expect((await save({ classId: otherClassId, studentId, status: 'absent' }, 1, token)).status).toBe(404)
  expect(await list()).toEqual(before)
})

// proves DELETE attendence/delete/{id}
test('deleting a mark twice returns an error', async () => {
  const { api, save, list, teacher } = await openRegister()
  await save()
  const remove = () => api('deleteAttendance', { token: teacher.token, params: { id: 1 } })
  expect(await remove()).toEqual({ status: 200, body: { message: 'Attendance deleted' } })
  expect((await remove()).status).toBe(404)
  expect(await list()).toEqual([])
})

/** Two students of a class, each with a mark. One has left it. The teacher also has a deleted class. */
async function open() {
  const school = await openClassTestSchool()
  const { api, database, teacher, makeClass, addStudentToClass } = school
  const [monday, deleted] = [await makeClass(), await makeClass({ classTime: { from: '18:00', to: '19:00' } })]
  const mark = async (classId: number, studentId: number) => {
    const body = { classId, studentId, date: '2026-11-16', status: 'present' }
    expect((await api('saveAttendance', { token: teacher.token, params: { recordId: 0 }, body })).status).toBe(200)
  }
  const [current, former] = [await addStudentToClass(monday.id), await addStudentToClass(monday.id)]
  for (const { id } of [current, former]) await mark(monday.id, id)
  await database.insertInto('class_students').values({ class_id: deleted.id, student_id: current.id }).execute()
  await mark(deleted.id, current.id)
  await api('deleteClass', { token: teacher.token, params: { id: deleted.id } })
  await database.deleteFrom('class_students').where('student_id', '=', former.id).execute()
  const own = async ({ token }: { token: string }) => (await api('listOwnAttendance', { token })).body
  return { ...school, current, former, own }
}

// proves X48
test.each(['deleteTeacher', 'eraseTeacher'] as const)(
  '%s keeps the marks and counts of students, except those of a class that was deleted before',
  async (call) => {
    const { api, admin, teacher, current, former, own } = await open()
    const before = [await own(current), await own(former)]
    expect(before.map(({ courses, marks }) => [courses[0]?.present, courses[0]?.held, marks.length])).toEqual([
      [1, 1, 1],
      [1, 0, 1],
    ])
    const sending = call === 'deleteTeacher' ? { body: { teacherID: teacher.id } } : { params: { id: teacher.id } }
    expect((await api(call, { token: admin.token, ...sending })).status).toBe(200)
    expect([await own(current), await own(former)]).toEqual(before)
    const { classes, attendance } = (
      await api('getStudentProgress', { token: admin.token, params: { id: current.id } })
    ).body
    expect([classes, attendance]).toEqual([[], before[0]])
  },
)
