import { expect, test } from 'vitest'
import { openClassTestSchool } from '#testing/openClassTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: 'Pay at the office.', international: 'Ask for a card link.' },
}
const contact = {
  guardian_name: 'Imran Malik',
  contact_number: '+44 7700 900100',
  alternate_contact_number: null,
}

async function open() {
  const school = await openClassTestSchool()
  const { api, admin, teacher, database } = school
  const allow = (teachersMayMessage: boolean) =>
    api('saveSettings', { token: admin.token, body: { ...settings, teachersMayMessage } })
  const { id: classId } = await school.makeClass()
  const student = await school.addStudentToClass(classId)
  await database.updateTable('students').set(contact).where('id', '=', student.id).execute()
  const read = (token = teacher.token, studentId = student.id) =>
    api('getGuardianContact', { token, params: { studentId } })
  return { ...school, allow, classId, student, read }
}

// proves D275.1
test('getGuardianContact returns 404 unless the school lets teachers contact guardians', async () => {
  const { allow, read, student } = await open()
  expect((await read()).status).toBe(404)
  await allow(true)
  expect(await read()).toEqual({ status: 200, body: { ...contact, email: student.email } })
  await allow(false)
  expect((await read()).status).toBe(404)
})

// proves D275.1
test('getGuardianContact returns only students who are allotted to the teacher or in one of their classes', async () => {
  const { allow, read, newTeacher, newStudent, makeClass, database, student, teacher, classId } = await open()
  await allow(true)
  const [other, stranger] = [await newTeacher(), await newStudent()]
  expect((await read(other.token)).status).toBe(404)
  expect((await read(teacher.token, stranger.id)).status).toBe(404)
  expect((await read(teacher.token, 4711)).status).toBe(404)

  await database.deleteFrom('allotments').where('student_id', '=', student.id).execute()
  expect((await read()).status).toBe(200)
  await database.updateTable('classes').set({ archived_at: 1 }).where('id', '=', classId).execute()
  expect((await read()).status).toBe(404)

  const { id: otherClass } = await makeClass()
  await database.insertInto('class_students').values({ class_id: otherClass, student_id: student.id }).execute()
  expect((await read()).status).toBe(200)
})

test('getGuardianContact rejects administrators and students', async () => {
  const { allow, read, admin, student } = await open()
  await allow(true)
  expect((await read(admin.token)).status).toBe(403)
  expect((await read(student.token)).status).toBe(403)
})

test('getGuardianContact returns the email of the account that siblings share', async () => {
  const { allow, read, newStudent, student, database } = await open()
  await allow(true)
  const head = await newStudent()
  await database
    .updateTable('accounts')
    .set({ sibling_of: head.accountId, email: 'sibling-1@invalid' })
    .where('id', '=', student.accountId)
    .execute()
  expect((await read()).body.email).toBe(head.email)
})
