import { expect, test } from 'vitest'
import { openTimetableTestSchool } from '#testing/openClassTestSchool.ts'
import { eraseStudent } from '../erasure/erasePerson.ts'

async function open() {
  const school = await openTimetableTestSchool()
  const { api, admin } = school
  const { token } = admin
  const of = async (recordKind: string, recordId: number) => {
    const query = { recordKind, recordId: `${recordId}` }
    return (await api('listActs', { token, query })).body.acts
  }
  const kindsOf = async (kind: string, id: number) =>
    (await of(kind, id)).map((act) => `${act.kind} ${act.record.kind}`).toReversed()
  return { ...school, token, of, kindsOf }
}

test('the history shows the name of the colleague who decided', async () => {
  const { api, account, database, newStudent, courseId, now, token } = await open()
  const colleague = await account('admin', { name: 'Yusuf Rahman', email: 'yusuf@school.test', part: 'payments' })
  const paid = { receipt: 'receipt-of-a-test.webp', method: 'bank', status: 'pending', decided_at: null } as const
  const { id: student_id } = await newStudent()
  await database
    .insertInto('purchases')
    .values({ ...paid, student_id, course_id: courseId, created_at: now() })
    .execute()
  await api('decidePurchase', { token: colleague.token, body: { id: 1, paymentStatus: 'paid' } })
  const { acts } = (await api('listActs', { token })).body
  expect(acts.map(({ kind, who }) => [kind, who])).toEqual([['approvePayment', { name: 'Yusuf Rahman', isYou: false }]])
})

// proves X63
test('the history of a course includes its teachers, outlines, payments, allotments and classes', async () => {
  const { api, token, kindsOf, ...school } = await open()
  const { database, courseId, newCourse, newTeacher, newStudent, makeClass, addStudentToClass, allot, now } = school
  const other = await newCourse('Letters')
  const teacher = await newTeacher()
  for (const courseID of [other, courseId])
    await api('assignCourse', { token, body: { teacherID: teacher.id, courseID } })
  for (const [title, of] of [
    ['One', courseId],
    ['Two', other],
  ] as const) {
    await api('saveOutline', { token, params: { courseId: of, outlineId: 0 }, body: { title } })
  }
  for (const outlineId of [1, 2]) await api('deleteOutline', { token, params: { outlineId } })
  const payer = await newStudent()
  const paid = {
    receipt: 'receipt-of-a-test.webp',
    method: 'bank',
    status: 'pending',
    created_at: now(),
    decided_at: null,
  } as const
  await database
    .insertInto('purchases')
    .values({ ...paid, student_id: payer.id, course_id: courseId })
    .execute()
  await api('decidePurchase', { token, body: { id: 1, paymentStatus: 'paid' } })
  const { id: allotment } = await allot(payer.id)
  await api('deleteAllotment', { token, params: { id: allotment } })
  const monday = await makeClass({ days: [1] })
  await addStudentToClass(monday.id)
  await api('deleteClass', { token: school.teacher.token, params: { id: monday.id } })
  expect(await kindsOf('course', courseId)).toEqual([
    'assignCourse teacher',
    'delete outline',
    'approvePayment coursePayment',
    'delete allotment',
    'delete class',
  ])
  expect(await kindsOf('course', other)).toEqual(['assignCourse teacher', 'delete outline'])
})

// proves X63
test('the history of a student includes their cancelled lessons, and erasure redacts the reason', async () => {
  const { api, of, kindsOf, ...school } = await open()
  const { database, makeClass, addStudentToClass, teacher, now } = school
  const monday = await makeClass({ days: [1] })
  const [early, stranger] = [await addStudentToClass(monday.id), await school.newStudent()]
  await database.updateTable('accounts').set({ name: 'Zaynab Malik' }).where('id', '=', early.accountId).execute()
  const lesson = { classId: monday.id, timingId: monday.timingId, day: '2026-11-23', scope: 'one', change: 'cancel' }
  await api('changeLessons', { token: teacher.token, body: { ...lesson, note: 'Zaynab is ill.' } })
  const late = await addStudentToClass(monday.id)
  expect(await kindsOf('student', early.id)).toEqual(['cancelLesson class'])
  expect([await kindsOf('student', late.id), await kindsOf('student', stranger.id)]).toEqual([[], []])
  expect((await of('student', early.id))[0]?.reason).toBe('Zaynab is ill.')
  await eraseStudent({ database, now: now() }, early.id)
  expect((await of('student', early.id)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['erase', null],
    ['cancelLesson', '… is ill.'],
  ])
})

// proves X63
test('the history of an event includes the payments of all participants', async () => {
  const { api, token, kindsOf, database, newStudent, now } = await open()
  const pays = async (title: string) => {
    const { id } = await database
      .insertInto('events')
      .values({ title, description: '', price: 5, time: '2026-12-01T10:00', link: null, archived_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const student = await newStudent()
    const paid = { receipt: 'receipt-of-a-test.webp', method: 'bank', payment_status: 'pending', is_member: 0 } as const
    const row = { ...paid, event_id: id, student_id: student.id, toggled_at: null, sent_at: now(), decided_at: null }
    await database.insertInto('event_members').values(row).execute()
    await api('updatePaymentStatus', { token, body: { studentID: student.id, eventID: id, paymentStatus: 'paid' } })
    return id
  }
  const [evening, morning] = [await pays('Evening'), await pays('Morning')]
  await api('deleteEvent', { token, params: { id: evening } })
  expect(await kindsOf('event', evening)).toEqual(['approvePayment eventPayment', 'delete event'])
  expect(await kindsOf('event', morning)).toEqual(['approvePayment eventPayment'])
})
