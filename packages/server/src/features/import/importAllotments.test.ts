import { expect, test } from 'vitest'
import { openImportTestSchool } from '#testing/openImportTestSchool.ts'

const times = 'Mon, Wed 16:00-17:00; Fri 10:00-11:00'
const slots = [
  { preferred_time_from: '16:00', preferred_time_to: '17:00', days: [1, 3] },
  { preferred_time_from: '10:00', preferred_time_to: '11:00', days: [5] },
]

/** A school with two students and a teacher of a course. */
async function open() {
  const school = await openImportTestSchool()
  const { api, adminToken, database, student, teacher, course, bring } = school
  await bring('students', [
    { std_id: 'S-1', name: 'Hamza Iqbal', contact_number: '1', email: 'hamza@school.test' },
    { std_id: 'S-2', name: 'Aisha Noor', contact_number: '2' },
  ])
  await bring('teachers', [{ teach_id: 'T-1', name: 'Salim Rahimi', email: 'salim@school.test', contact_number: '3' }])
  const courseId = await course('Tajweed')
  const assignments = [courseId, await course('Grammar')].map((course_id) => ({ teacher_id: 1, course_id }))
  await database.insertInto('course_assignments').values(assignments).execute()
  const list = async () => (await api('listAllotments', { token: adminToken })).body.teacherAllotment
  return { ...school, courseId, list, student, teacher }
}

test('allotments are created with people by ID, label, email or name', async () => {
  const { bring, list, courseId } = await open()
  const rows = [
    { student: 'S-1 · Hamza Iqbal', teacher: 'T-1', course: 'tajweed', times },
    { student: 'Aisha Noor', teacher: 'SALIM@school.test', course: 'Tajweed', times: 'پیر 18:00 تا 18:30' },
  ]
  const { status, body } = await bring('allotments', rows)
  expect(status).toBe(200)
  expect(body.import).toMatchObject({ kind: 'allotments', created: 2 })
  expect((await list()).toSorted((one, other) => one.id - other.id)).toMatchObject([
    { student: { id: 1 }, teacher: { id: 1 }, course: { id: courseId }, student_class_timings: slots },
    {
      student: { id: 2 },
      student_class_timings: [{ preferred_time_from: '18:00', preferred_time_to: '18:30', days: [1] }],
    },
  ])
})

test.each([
  ['an unknown student', { student: 'Nobody' }, { student: 'There is no student with this ID, email or name.' }],
  ['an unknown teacher', { teacher: 'T-9' }, { teacher: 'There is no teacher with this ID, email or name.' }],
  ['an unknown course', { course: 'Cooking' }, { course: 'There is no course “Cooking”.' }],
  ['a missing student', { student: '' }, { student: 'Student is required' }],
  ['missing times', { times: 'N/A' }, { times: 'Times is required' }],
  ['times that can’t be read', { times: 'in the evening' }, { times: 'Enter times like Mon, Wed 16:00-17:00.' }],
  ['a time without length', { times: 'Mon 16:00-16:00' }, { times: 'Start and end can’t be the same.' }],
  [
    'more than 50 times',
    {
      times: Array.from({ length: 51 }, (_, at) => `Mon 10:${10 + (at % 50)}-1${1 + Math.floor(at / 50)}:00`).join(
        '; ',
      ),
    },
    { times: expect.stringContaining('at most 50') },
  ],
  ['a repeated time', { times: 'Mon 16:00-17:00; Mon 16:00-17:00' }, { times: 'This time is listed twice.' }],
])('%s of an allotment is a fault of its cell', async (_, change, faults) => {
  const { faultsOf } = await open()
  expect(await faultsOf('allotments', { student: 'S-1', teacher: 'T-1', course: 'Tajweed', times, ...change })).toEqual(
    faults,
  )
})

test('a name of several people, an inactive teacher and an unassigned course are faults', async () => {
  const { faultsOf, bring, course, database } = await open()
  const row = { student: 'S-1', teacher: 'T-1', course: 'Tajweed', times }
  await bring('students', [{ std_id: 'S-3', name: 'Hamza Iqbal', contact_number: '9', email: 'other@school.test' }])
  expect(await faultsOf('allotments', { ...row, student: 'Hamza Iqbal' })).toEqual({
    student: 'Several people have this name. Use the ID.',
  })
  await course('Letters')
  expect(await faultsOf('allotments', { ...row, course: 'Letters' })).toEqual({
    course: 'This course isn’t assigned to this teacher.',
  })
  await database.updateTable('accounts').set({ status: 'blocked' }).where('role', '=', 'teacher').execute()
  expect(await faultsOf('allotments', row)).toEqual({ teacher: 'This teacher isn’t active.' })
})

test('existing allotments are found, and get other times if chosen', async () => {
  const { bring, check, list } = await open()
  const row = { student: 'S-1', teacher: 'T-1', course: 'Tajweed', times }
  await bring('allotments', [row])
  const [before] = await list()
  expect((await check('allotments', [row])).rows).toMatchObject([{ match: { id: before?.id }, faults: [] }])
  expect((await bring('allotments', [row], { updatesExisting: true })).body.import).toMatchObject({ unchanged: 1 })
  const change = { ...row, times: 'Mon, Wed 16:00-17:00; Sat 09:00-10:00' }
  expect((await bring('allotments', [change], { updatesExisting: true })).body.import).toMatchObject({ updated: 1 })
  const [after] = await list()
  expect(after?.student_class_timings).toMatchObject([
    slots[0],
    { preferred_time_from: '09:00', preferred_time_to: '10:00', days: [6] },
  ])
  // Classes refer to the slot that stays.
  expect(after?.student_class_timings[0]?.id).toBe(before?.student_class_timings[0]?.id)
})

const overlapping = [
  { student: 'S-1', teacher: 'T-1', course: 'Tajweed', times: 'Mon 16:00-17:00' },
  { student: 'S-2', teacher: 'T-1', course: 'Grammar', times: 'Mon 16:30-17:30' },
]

test('conflicts with the timetable are warnings if the school allows them', async () => {
  const { bring, check } = await open()
  await bring('allotments', overlapping.slice(0, 1))
  const { rows } = await check('allotments', overlapping.slice(1))
  expect(rows).toMatchObject([{ faults: [], warnings: [expect.stringContaining('Salim Rahimi')] }])
  expect((await bring('allotments', overlapping)).body.import).toMatchObject({ created: 1, unchanged: 1 })
})

test('conflicts with the timetable, and among the rows, are faults if the school refuses them', async () => {
  const { bring, faultsOf, list, api, adminToken } = await open()
  const { settings } = (await api('getSettings')).body
  const refusing = { ...settings, version: undefined, clashes: 'refuse' }
  expect((await api('saveSettings', { token: adminToken, body: refusing })).status).toBe(200)
  const refused = await bring('allotments', overlapping)
  expect(refused).toMatchObject({ status: 422, body: { error: { 'rows[1].times': [expect.any(String)] } } })
  expect(await list()).toEqual([])
  expect((await bring('allotments', overlapping.slice(0, 1))).status).toBe(200)
  expect(await faultsOf('allotments', overlapping[1] ?? {})).toEqual({ times: expect.stringContaining('Salim Rahimi') })
})

test('other times of an existing allotment that conflict with a new one are refused with it', async () => {
  const { bring, list, api, adminToken } = await open()
  const [first, second] = [overlapping[0]!, overlapping[1]!]
  await bring('allotments', [{ ...first, times: 'Tue 16:00-17:00' }])
  const before = await list()
  const { settings } = (await api('getSettings')).body
  const refusing = { ...settings, version: undefined, clashes: 'refuse' }
  expect((await api('saveSettings', { token: adminToken, body: refusing })).status).toBe(200)
  const refused = await bring('allotments', [first, second], { updatesExisting: true })
  expect(refused).toMatchObject({ status: 422, body: { error: { 'rows[0].times': [expect.any(String)] } } })
  expect(await list()).toEqual(before)
  expect((await bring('allotments', [first, second], { updatesExisting: false })).status).toBe(200)
})
