import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { teacherHandlers } from '../teachers/teacherHandlers.ts'

const open = () => openTestSchool({ handlers: teacherHandlers })
const evening = { from: '18:00', to: '19:00', days: [5] }

const application = (courseId: number, changes: object = {}) => ({
  name: ' Amina Yusuf ',
  date_of_birth: '1990-04-02',
  gender: 'female',
  nationality: 'British',
  contact_number: '+44 20 5550100',
  email: 'Amina@School.test',
  languages_spoken: 'arabic',
  age_group: 'children',
  qualification: 'BA',
  institution: 'Leeds',
  application_date: '2026-11-20',
  current_address: '12 Rose Lane',
  experience_Quran: '8 years',
  other_experience: '  ',
  course: [{ id: courseId, name: 'Whatever', timings: [evening, { from: '23:00', to: '00:30' }] }],
  ...changes,
})

// proves 1§3.11, 1§4.6, POST teacher/requested-teacher, GET teacher/get, GET class-time/get_class_time/{teacherId}
test('an application is pending until approved, and its receipt is confirmed by mail', async () => {
  const { api, admin, course, mails, database } = await open()
  const course_id = await course('Tajweed')
  const body = application(course_id)
  expect(await api('submitTeacherApplication', { body })).toEqual({
    status: 200,
    body: { message: 'We’ve received your application.' },
  })
  const { token } = await admin()
  const { teachers } = (await api('listTeachers', { token })).body
  expect(teachers).toEqual([
    {
      id: 1,
      version: 1,
      teach_id: null,
      name: 'Amina Yusuf',
      email: 'amina@school.test',
      status: 'pending',
      application_date: '2026-11-20',
      contact_number: '+44 20 5550100',
      current_address: '12 Rose Lane',
      date_of_birth: '1990-04-02',
      experience_Quran: '8 years',
      age_group: 'children',
      courses: [],
      gender: 'female',
      institution: 'Leeds',
      languages_spoken: 'arabic',
      nationality: 'British',
      other_experience: null,
      qualification: 'BA',
      class_timings: [
        { id: 1, course_id, course_name: 'Tajweed', ...evening },
        { id: 2, course_id, course_name: 'Tajweed', from: '23:00', to: '00:30', days: [] },
      ],
    },
  ])
  expect((await api('listTeacherClassTimes', { token, params: { teacherId: 1 } })).body.data[0]).toEqual({
    id: 1,
    course_name: 'Tajweed',
    preferred_time_from: '18:00',
    preferred_time_to: '19:00',
    days: [5],
  })
  expect(mails).toMatchObject([{ to: 'amina@school.test', subject: 'We received your application' }])
  expect(mails[0]?.text).not.toContain('Amina')
  const stored = await database
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', 'amina@school.test')
    .execute()
  expect(stored).toEqual([{ password_hash: null }])
})

test('an email gets one account, even with two concurrent applications', async () => {
  const { api, student, course, mails } = await open()
  const id = await course()
  const { email } = await student()
  const secondResponse = await api('submitTeacherApplication', {
    body: application(id, { email: email.toUpperCase() }),
  })
  expect(secondResponse.status).toBe(422)
  expect(secondResponse.body.error).toEqual({ email: ['An account with this email already exists.'] })
  const both = await Promise.all([1, 2].map(() => api('submitTeacherApplication', { body: application(id) })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(mails).toHaveLength(1)
})

test('all validation errors are returned at their fields, and nothing is stored', async () => {
  const { api, course, database, mails } = await open()
  const id = await course()
  const archived = await course('Gone')
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', archived).execute()
  const rejected = await api('submitTeacherApplication', {
    body: application(id, {
      course: [
        { id: 999, name: 'Unknown', timings: [{ from: '10:00', to: '10:00' }] },
        { id, name: 'Tajweed', timings: [evening, evening] },
        { id, name: 'Tajweed', timings: [evening] },
        { id: archived, name: 'Gone', timings: [evening] },
      ],
    }),
  })
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toEqual({
    'course[0].id': ['This course no longer exists.'],
    'course[0].timings[0].to': ['Start and end can’t be the same.'],
    'course[1].timings[1].from': ['This time is listed twice.'],
    'course[2].id': ['This course is listed twice.'],
    'course[3].id': ['This course no longer exists.'],
  })
  const blank = await api('submitTeacherApplication', { body: application(id, { name: '  ', institution: ' ' }) })
  expect(blank.body.error).toEqual({ name: ['Name is required'], institution: ['Institution is required'] })
  expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([])
  expect(mails).toEqual([])
})

test('all spoken languages are stored without duplicates', async () => {
  const { api, admin, course } = await open()
  const body = application(await course(), { languages_spoken: ['arabic', 'urdu', 'arabic'] })
  expect((await api('submitTeacherApplication', { body })).status).toBe(200)
  const { teachers } = (await api('listTeachers', { token: (await admin()).token })).body
  expect(teachers[0]?.languages_spoken).toBe('arabic, urdu')
})

test.each([[[]], ['french'], [['arabic', 'french']]])('the languages %j are rejected', async (languages_spoken) => {
  const { api, course } = await open()
  const rejected = await api('submitTeacherApplication', { body: application(await course(), { languages_spoken }) })
  expect(rejected.status).toBe(422)
  expect(Object.keys(rejected.body.error ?? {})[0]).toMatch(/^languages_spoken/)
})

test('days that don’t exist, and a birthday in the future, are rejected', async () => {
  const { api, course } = await open()
  const id = await course()
  const errorOf = async (days: object) =>
    (await api('submitTeacherApplication', { body: application(id, days) })).body.error
  expect(await errorOf({ date_of_birth: '1990-02-30', application_date: '2026-04-31' })).toEqual({
    date_of_birth: ['That date doesn’t exist.'],
    application_date: ['That date doesn’t exist.'],
  })
  expect(await errorOf({ date_of_birth: '2026-11-22' })).toEqual({ date_of_birth: ['This day is in the future.'] })
})

test('a taken email is reported only if everything else is valid', async () => {
  const { api, student, course } = await open()
  const { email } = await student()
  const id = await course()
  const apply = async (changes: object, as = email) =>
    (await api('submitTeacherApplication', { body: application(id, { ...changes, email: as }) })).body.error
  const wrongs = [
    { date_of_birth: '2026-11-22' },
    { application_date: '2026-02-30' },
    { name: '  ' },
    { course: [{ id: 999, name: 'Unknown', timings: [evening] }] },
    { course: [{ id, name: 'Tajweed', timings: [evening, evening] }] },
  ]
  for (const wrong of wrongs) {
    const response = await apply(wrong)
    expect(response).toEqual(await apply(wrong, 'nobody@school.test'))
    expect(Object.keys(response ?? {})).not.toContain('email')
  }
  expect(await apply({})).toEqual({ email: ['An account with this email already exists.'] })
})
