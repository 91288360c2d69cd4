import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { studentHandlers } from '../students/studentHandlers.ts'

const open = () => openTestSchool({ handlers: studentHandlers })

const person = {
  name: ' Zaynab Malik ',
  guardian_name: 'Imran Malik',
  email: 'Zaynab@School.test',
  password: ' a good one ',
  contact_number: '+44 20 5550200',
  alternate_contact_number: ' ',
  preferred_language: 'urdu',
  signature: 'Zaynab',
  date_of_birth: '2012-02-03',
  registration_date: '2026-11-21',
}

/** The form fields of one selected course. */
async function chosen(index: number, id: number, times: [from: string, to: string, days?: number[]][], receipt?: File) {
  const field = `courses[${index}]`
  const slots = times.flatMap(([from, to, days = []], slot) => [
    [`${field}[timings][${slot}][from]`, from],
    [`${field}[timings][${slot}][to]`, to],
    ...days.map((day, at) => [`${field}[timings][${slot}][days][${at}]`, String(day)]),
  ])
  return {
    [`${field}[course_id]`]: String(id),
    [`${field}[course_name]`]: 'Whatever',
    ...(Object.fromEntries(slots) as Record<string, string>),
    [`${field}[billing][receipt_image]`]: receipt ?? (await createPictureFile()),
    [`${field}[billing][payment_method]`]: 'Bank Transfer',
  }
}

// proves 1§3.14, 1§3.15, 1§9.17, 2§3.10, POST student/register, GET student/get, D8.1, D20.1
test('a registered student can sign in, and their courses are under review', async () => {
  const { api, admin, course, database, pictures, now } = await open()
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  const body = createForm({
    ...person,
    ...(await chosen(0, grammar, [
      ['18:00', '19:00', [7, 6]],
      ['23:30', '00:15'],
    ])),
    ...(await chosen(1, letters, [['10:00', '11:00']])),
  })
  expect(await api('registerStudent', { body })).toEqual({
    status: 200,
    body: { message: 'Your account has been created.' },
  })
  const { email, password } = person
  const signedIn = await api('signIn', { body: { email, password } })
  expect(signedIn.body).toMatchObject({ status: 'allowed', user: { role: 'student' } })
  const { token } = await admin()
  expect((await api('listStudents', { token })).body.students).toEqual([
    {
      id: 1,
      version: 1,
      std_id: null,
      name: 'Zaynab Malik',
      email: 'zaynab@school.test',
      contact_number: '+44 20 5550200',
      alternate_contact_number: null,
      date_of_birth: '2012-02-03',
      preferred_language: 'urdu',
      guardian_name: 'Imran Malik',
      signature: 'Zaynab',
      registration_date: '2026-11-21',
      notes: null,
      class_course_data: [
        {
          course_id: grammar,
          course_name: 'Grammar',
          timings: [
            { id: 1, from: '18:00', to: '19:00', days: [6, 7] },
            { id: 2, from: '23:30', to: '00:15', days: [] },
          ],
        },
        { course_id: letters, course_name: 'Letters', timings: [{ id: 3, from: '10:00', to: '11:00', days: [] }] },
      ],
    },
  ])
  const purchases = await database.selectFrom('purchases').selectAll().orderBy('id').execute()
  const pending = { student_id: 1, method: 'Bank Transfer', status: 'pending', created_at: now(), decided_at: null }
  expect(purchases).toMatchObject([
    { ...pending, course_id: grammar },
    { ...pending, course_id: letters },
  ])
  expect(purchases.map(({ receipt }) => receipt).toSorted()).toEqual((await pictures()).toSorted())
  expect(purchases[0]?.receipt).toMatch(/^receipt-/)
})

test('a registration without courses is valid', async () => {
  const { api, admin } = await open()
  expect((await api('registerStudent', { body: createForm(person) })).status).toBe(200)
  const listed = await api('listStudents', { token: (await admin()).token })
  expect(listed.body.students).toMatchObject([{ class_course_data: [] }])
})

test('all validation errors are returned at their fields, and nothing is stored', async () => {
  const { api, course, database, pictures } = await open()
  const id = await course()
  const rejected = await api('registerStudent', {
    body: createForm({
      ...person,
      ...(await chosen(0, 999, [['10:00', '10:00']])),
      ...(await chosen(1, id, [
        ['10:00', '11:00'],
        ['10:00', '11:00'],
      ])),
      ...(await chosen(2, id, [['10:00', '11:00']])),
    }),
  })
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toEqual({
    'courses[0].course_id': ['This course no longer exists.'],
    'courses[0].timings[0].to': ['Start and end can’t be the same.'],
    'courses[1].timings[1].from': ['This time is listed twice.'],
    'courses[2].course_id': ['This course is listed twice.'],
  })
  const blank = await api('registerStudent', { body: createForm({ ...person, guardian_name: '  ' }) })
  expect(blank.body.error).toEqual({ guardian_name: ['Guardian name is required'] })
  expect(await database.selectFrom('students').selectAll().execute()).toEqual([])
  expect(await pictures()).toEqual([])
})

test('a name of two lines is rejected, and invisible characters are removed from one-line texts', async () => {
  const { api, admin } = await open()
  const rejected = await api('registerStudent', {
    body: createForm({ ...person, name: 'Dear parent,\nyour fee is overdue' }),
  })
  expect([rejected.status, rejected.body.error]).toEqual([422, { name: ['Name contains invisible characters'] }])

  const copied = {
    name: '\u202Eمی\u200Cناز\u200B',
    contact_number: '\u202A+92 300 1234567\u202C',
    email: '\u2068menaz@maktab.test\u2069',
  }
  expect((await api('registerStudent', { body: createForm({ ...person, ...copied }) })).status).toBe(200)
  expect((await api('listStudents', { token: (await admin()).token })).body.students).toMatchObject([
    { name: 'می\u200Cناز', contact_number: '+92 300 1234567', email: 'menaz@maktab.test' },
  ])
})

test('days must exist and are in the school’s time zone, where it may already be tomorrow', async () => {
  const { api, services, advanceClock } = await open()
  // 20:00 UTC is 01:00 in Karachi.
  advanceClock(12 * 60 * 60_000)
  const register = async (days: object) =>
    (await api('registerStudent', { body: createForm({ ...person, ...days }) })).body
  expect(await register({ date_of_birth: '2012-02-30', registration_date: '2026-13-01' })).toMatchObject({
    error: { date_of_birth: ['That date doesn’t exist.'], registration_date: ['That date doesn’t exist.'] },
  })
  const profile = { date_of_birth: '2026-11-22' }
  expect(await register(profile)).toMatchObject({ error: { date_of_birth: ['This day is in the future.'] } })
  services.timeZone = 'Asia/Karachi'
  expect(await register(profile)).toEqual({ message: 'Your account has been created.' })
})

test('an unreadable receipt leaves neither an account nor the other receipt behind', async () => {
  const { api, course, database, pictures } = await open()
  const broken = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])], 'broken.png')
  const body = createForm({
    ...person,
    ...(await chosen(0, await course('Letters'), [['10:00', '11:00']])),
    ...(await chosen(1, await course('Grammar'), [['12:00', '13:00']], broken)),
  })
  const rejected = await api('registerStudent', { body })
  expect(rejected.status).toBe(422)
  expect(Object.keys(rejected.body.error ?? {})).toEqual(['courses[1].billing.receipt_image'])
  expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([])
  expect(await database.selectFrom('purchases').selectAll().execute()).toEqual([])
  expect(await pictures()).toEqual([])
})

test('submitting twice registers once', async () => {
  const { api, database } = await open()
  const both = await Promise.all([1, 2].map(() => api('registerStudent', { body: createForm(person) })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await database.selectFrom('students').select('id').execute()).toHaveLength(1)
})

test('a taken email is reported only if everything else is valid, and nothing is stored', async () => {
  const { api, teacher, course, database, pictures } = await open()
  const { email } = await teacher()
  const id = await course()
  const register = async (changes: Record<string, string | File>, as = email.toUpperCase()) =>
    (await api('registerStudent', { body: createForm({ ...person, ...changes, email: as }) })).body.error
  const good = await chosen(0, id, [['10:00', '11:00']])
  const { 'courses[0][billing][receipt_image]': receipt, ...withoutReceipt } = good
  expect(receipt).toBeInstanceOf(File)
  const wrongs: Record<string, string | File>[] = [
    { date_of_birth: '2026-11-22' },
    { registration_date: '2026-02-30' },
    { name: '  ' },
    { password: 'short' },
    await chosen(0, 999, [['10:00', '11:00']]),
    await chosen(0, id, [['10:00', '10:00']]),
    { ...withoutReceipt, 'courses[0][billing][receipt_image]': 'no file' },
    { ...good, 'courses[0][billing][receipt_image]': new File([new Uint8Array([1, 2])], 'broken.png') },
  ]
  for (const wrong of wrongs) {
    const response = await register(wrong)
    expect(response).toEqual(await register(wrong, 'nobody@school.test'))
    expect(Object.keys(response ?? {})).not.toContain('email')
  }
  expect(await register(good)).toEqual({ email: ['An account with this email already exists.'] })
  expect(await database.selectFrom('students').selectAll().execute()).toEqual([])
  expect(await pictures()).toEqual([])
})
