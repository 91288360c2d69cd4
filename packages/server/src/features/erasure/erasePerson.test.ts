import { expect, test } from 'vitest'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { addLessons } from '#testing/addLessons.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { erasePerson } from './erasePerson.ts'
import { removeOldReceipts } from './removeOldReceipts.ts'

const DAY = 86_400_000

type Person = 'student' | 'teacher'

/** A student and a teacher with the word Zaynab in every field, a report about both, and optionally payments. */
async function openWithPeople(named: readonly Person[] = ['student', 'teacher']) {
  const school = await openTestSchool()
  const { database, api, admin, student, teacher, course } = school
  const [head, zaynab, amina, courseId] = [await admin(), await student(), await teacher(), await course()]
  await database
    .updateTable('accounts')
    .set(({ ref }) => ({ name: 'Zaynab Malik', email: ref('email') }))
    .where('id', 'in', [
      ...(named.includes('student') ? [zaynab.accountId] : []),
      ...(named.includes('teacher') ? [amina.accountId] : []),
    ])
    .execute()
  const students = database.updateTable('students').where(({ lit }) => lit(named.includes('student')))
  await students
    .set({
      std_id: 'Zaynab-1',
      contact_number: '+1 Zaynab',
      alternate_contact_number: '+2 Zaynab',
      date_of_birth: '2010-01-10 Zaynab',
      preferred_language: 'Zaynab',
      guardian_name: 'Zaynab',
      signature: 'Zaynab',
      registration_date: '2026-01-01 Zaynab',
    })
    .execute()
  const facts = ['contact_number', 'current_address', 'date_of_birth', 'experience_quran', 'gender', 'institution']
  const more = ['languages_spoken', 'age_group', 'nationality', 'other_experience', 'qualification', 'application_date']
  const teachers = database.updateTable('teachers').where(({ lit }) => lit(named.includes('teacher')))
  await teachers
    .set(
      Object.fromEntries(
        [...facts, ...more, 'public_name', 'about', 'teach_id'].map((field) => [field, `Zaynab ${field}`]),
      ),
    )
    .execute()
  await database
    .insertInto('reports')
    .values({
      student_id: zaynab.id,
      teacher_id: amina.id,
      course_id: courseId,
      class_id: null,
      attendance: '90%',
      test_remarks: 'Zaynab reads well',
      participation: null,
      suggestions: 'More of it',
      updated_at: school.now(),
    })
    .execute()
  const buy = async () =>
    api('purchaseCourse', {
      token: zaynab.token,
      body: createForm({
        courseID: String(courseId),
        receipt: await createPictureFile(),
        paymentMethod: 'jazzcash',
        'classTimings[0][from]': '16:00',
        'classTimings[0][to]': '17:00',
      }),
    })
  /** The whole database as text. */
  const everything = async () => {
    const contents: string[] = []
    for (const { name } of await database.introspection.getTables()) {
      const rows = await database
        .selectFrom(name as 'accounts')
        .selectAll()
        .execute()
      contents.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`))
    }
    return contents
  }
  return { ...school, head, zaynab, amina, courseId, buy, everything }
}

// proves D16.2
test('erasing a student removes all identifying data and keeps payments and reports', async () => {
  const school = await openWithPeople(['student'])
  const { api, head, zaynab, buy, everything, pictures } = school
  expect((await buy()).status).toBe(200)
  expect(await pictures()).toHaveLength(1)
  const { token } = head
  const typed = { kind: 'course', id: 1, transactionId: 'Zaynab-4711', seen: null }
  expect((await api('saveTransactionId', { token, body: typed })).status).toBe(200)
  const assigned = { id: zaynab.id, studentID: 'Zaynab-2' }
  expect((await api('assignStudentId', { token, body: assigned })).status).toBe(200)
  const pendingMail = { to: zaynab.email, language: null, title: 'Tajweed' }
  await enqueueMail({ database: school.database, now: school.now() + DAY }, 'coursePaymentAccepted', pendingMail)
  const erase = () => api('eraseStudent', { token, params: { id: zaynab.id } })
  expect((await erase()).body).toEqual({ message: 'Student erased' })

  const remaining = await everything()
  expect(remaining.filter((row) => /zaynab/i.test(row) || row.includes(zaynab.email))).toEqual([])
  expect(await pictures()).toEqual([])
  expect((await api('getCurrentUser', { token: zaynab.token })).status).toBe(401)
  expect((await api('listStudents', { token: head.token })).body.students).toEqual([])
  const billed = await api('listStudentBillingDetails', { token: head.token, params: { id: zaynab.id } })
  expect(billed.body.data).toMatchObject([{ receipt: null, paymentStatus: 'pending', payer: 'Erased student' }])
  const reports = (await api('listReports', { token: head.token })).body.data
  expect(reports).toMatchObject([
    { student: { name: 'Erased student', std_id: null }, test_remarks: '… reads well', suggestions: 'More of it' },
  ])
  expect((await erase()).status).toBe(200)
  expect((await api('eraseStudent', { token: head.token, params: { id: 999 } })).status).toBe(404)
})

// proves D16.2
test('erasing a teacher removes all identifying data and keeps their reports', async () => {
  const { api, head, amina, everything } = await openWithPeople(['teacher'])
  const erase = () => api('eraseTeacher', { token: head.token, params: { id: amina.id } })
  expect((await erase()).body).toEqual({ message: 'Teacher erased' })
  const remaining = await everything()
  expect(remaining.filter((row) => /zaynab/i.test(row) || row.includes(amina.email))).toEqual([])
  expect((await api('getCurrentUser', { token: amina.token })).status).toBe(401)
  const reports = (await api('listReports', { token: head.token })).body.data
  expect(reports).toMatchObject([{ teacher: { name: 'Erased teacher', teach_id: null } }])
  expect((await api('eraseTeacher', { token: head.token, params: { id: 999 } })).status).toBe(404)
})

test('deleting keeps name and ID, which reports and payments print, and removes all contact data', async () => {
  const { api, head, zaynab, amina, database } = await openWithPeople()
  await api('deleteStudent', { token: head.token, params: { id: zaynab.id } })
  await api('deleteTeacher', { token: head.token, body: { teacherID: amina.id } })
  const storedProfile = async (table: 'students' | 'teachers') => {
    const [row = {}] = await database.selectFrom(table).selectAll().execute()
    return Object.entries(row).flatMap(([key, value]) => (String(value).includes('Zaynab') ? [key] : []))
  }
  expect(await storedProfile('students')).toEqual(['std_id', 'registration_date'])
  expect(await storedProfile('teachers')).toEqual(['teach_id', 'application_date'])
  const names = await database.selectFrom('accounts').select('name').where('id', '=', zaynab.accountId).execute()
  expect(names).toEqual([{ name: 'Zaynab Malik' }])
})

const CONTACTS = { guardian_name: 'Hassan Malik', contact_number: '+92 300 1234567' }
const SPOKEN = 'Zaynab’s father HASSAN wrote from 0300-1234567 and'

/** A class with Zaynab's name, a cancelled lesson and rejected payments, each with free text. */
async function openWithTexts() {
  const school = await openWithPeople(['student'])
  const { api, database, head, zaynab, amina, buy } = school
  const { token } = head
  await database
    .updateTable('students')
    .set({ alternate_contact_number: null, ...CONTACTS })
    .execute()
  await database
    .updateTable('reports')
    .set({ suggestions: `${SPOKEN} ${zaynab.email.toUpperCase()}.` })
    .execute()
  const lessons = { teacherId: amina.id, title: 'Zaynab Malik, evenings', studentIds: [zaynab.id] }
  const { classId, timingIds } = await addLessons(database, lessons, [{ days: '1,2,3,4,5,6,7' }, { days: '6' }])
  const cancel = async (timingId = 0, day = '2026-11-28') => {
    const body = { classId, timingId, day, scope: 'one', change: 'cancel', note: SPOKEN }
    expect((await api('changeLessons', { token, body })).status).toBe(200)
  }
  for (const timingId of timingIds) await cancel(timingId)
  await cancel(timingIds[0], '2026-11-29')
  await buy()
  const [bought] = await database.selectFrom('purchases').select('id').execute()
  const reason = `${SPOKEN} <${zaynab.email}>.`
  const rejected = { id: bought?.id ?? 0, paymentStatus: 'rejected', reason }
  expect((await api('decidePurchase', { token, body: rejected })).status).toBe(200)
  await api('saveStudentNotes', { token, params: { id: zaynab.id }, body: { notes: SPOKEN } })
  await api('deleteClass', { token, params: { id: classId } })
  const left = async (pattern: RegExp) => (await school.everything()).filter((row) => pattern.test(row))
  return { ...school, left, email: new RegExp(zaynab.email, 'i') }
}

// proves X65
test('erasing a student removes their name from texts, classes and payments', async () => {
  const { api, head, zaynab, amina, database, left, email } = await openWithTexts()
  await database.updateTable('accounts').set({ name: 'Amina' }).where('id', '=', amina.accountId).execute()
  expect((await left(/hassan/i)).length).toBeGreaterThan(5)
  await api('eraseStudent', { token: head.token, params: { id: zaynab.id } })
  for (const pattern of [/zaynab/i, /hassan/i, /malik/i, /123.?45.?67/, email]) expect(await left(pattern)).toEqual([])
  const reason = await database.selectFrom('acts').select('reason').where('kind', '=', 'rejectPayment').execute()
  expect(reason).toEqual([{ reason: '…’s father … wrote from … and <…>.' }])
})

// proves X65
test('deleting a student removes contact data from texts, and pending mails', async () => {
  const { api, head, zaynab, database, now, left, email } = await openWithTexts()
  const pendingMail = { to: zaynab.email, language: null, title: 'Tajweed', reason: SPOKEN, isOffered: true }
  await enqueueMail({ database, now: now() + DAY }, 'coursePaymentRejected', pendingMail)
  await api('deleteStudent', { token: head.token, params: { id: zaynab.id } })
  for (const pattern of [/hassan/i, /123.?45.?67/, email]) expect(await left(pattern)).toEqual([])
  const texts = await database.selectFrom('reports').select(['test_remarks', 'suggestions']).execute()
  expect(texts).toEqual([{ test_remarks: 'Zaynab reads well', suggestions: 'Zaynab’s father … wrote from … and ….' }])
})

test('the command finds a person by email, or by ID if a deletion has removed the email', async () => {
  const { api, head, zaynab, amina, database, now } = await openWithPeople()
  await expect(erasePerson(database, 'nobody@school.test', now())).rejects.toThrow('There is no student or teacher')
  await expect(erasePerson(database, head.email, now())).rejects.toThrow('There is no student or teacher')
  await api('deleteStudent', { token: head.token, params: { id: zaynab.id } })
  expect(await erasePerson(database, 'Zaynab-1', now())).toEqual({ role: 'student', id: zaynab.id, pictures: [] })
  expect(await erasePerson(database, amina.email.toUpperCase(), now())).toMatchObject({ role: 'teacher', id: amina.id })
  const notes = await database
    .selectFrom('audit')
    .select(['action', 'account_id'])
    .where('account_id', 'is', null)
    .orderBy('id')
    .execute()
  expect(notes.map(({ action }) => action)).toEqual(['eraseStudent', 'eraseTeacher'])
})

test('a receipt is deleted a set time after its decision, the payment stays', async () => {
  const { api, head, zaynab, buy, database, services, pictures, now, advanceClock } = await openWithPeople()
  const { token } = head
  await buy()
  const remove = () => removeOldReceipts(database, services.pictures.remove, { retentionDays: 30, now: now() })
  advanceClock(100 * DAY)
  // It is still pending.
  expect(await remove()).toBe(0)
  await database
    .updateTable('sessions')
    .set({ expires_at: now() + 100 * DAY })
    .execute()
  const [bought] = await database.selectFrom('purchases').select('id').execute()
  await api('decidePurchase', { token, body: { id: bought?.id ?? 0, paymentStatus: 'paid' } })
  advanceClock(30 * DAY - 1)
  expect([await remove(), await pictures()]).toEqual([0, [expect.stringMatching(/^receipt-/)]])
  advanceClock(1)
  expect([await remove(), await pictures()]).toEqual([1, []])
  expect(await remove()).toBe(0)
  const { data } = (await api('listStudentBillingDetails', { token, params: { id: zaynab.id } })).body
  expect(data).toMatchObject([{ receipt: null, paymentStatus: 'paid' }])
})

test('erasing a person deletes their calendar address, preferences and pending reminders', async () => {
  const { api, head, zaynab, database, mails, now } = await openWithPeople()
  const { token } = zaynab
  await api('createCalendarFeed', { token })
  const { reminders } = (await api('getReminders', { token })).body
  await api('saveReminders', { token, body: { ...reminders, language: 'ur' } })
  await enqueueMail({ database, now: now() }, 'reminderTest', { accountId: zaynab.accountId })
  await api('eraseStudent', { token: head.token, params: { id: zaynab.id } })
  expect(await database.selectFrom('calendar_feeds').selectAll().execute()).toEqual([])
  expect(await database.selectFrom('reminder_choices').selectAll().execute()).toEqual([])
  expect(mails).toEqual([])
})
