import { expect, test } from 'vitest'
import { openImportTestSchool } from '#testing/openImportTestSchool.ts'

const salim = {
  teach_id: 'TCH-031',
  name: 'Salim Rahimi',
  email: 'salim@school.test',
  contact_number: '+93 70 555 0142',
  date_of_birth: '1985-01-30',
  gender: 'male',
  nationality: 'Afghan',
  languages_spoken: 'arabic, english',
  age_group: 'adults',
  qualification: 'Ijazah in Hafs',
  institution: 'Dar al-Ulum',
  application_date: '2026-09-01',
  current_address: '3 Hill Street, Leeds',
  experience_Quran: 'Ten years',
  other_experience: 'Translator',
}

test('new teachers are active with their courses, and are invited if chosen', async () => {
  const { bring, listTeachers, course, mails, api, adminToken } = await openImportTestSchool()
  const [tajweed, letters] = [await course('Tajweed, for beginners'), await course('Letters')]
  const rows = [
    { ...salim, courses: 'tajweed, for beginners; Letters' },
    { teach_id: 'TCH-032', name: 'Noor Jahan', email: 'noor@school.test', contact_number: '1', courses: 'Letters' },
  ]
  const { body } = await bring('teachers', rows, { invites: true })
  expect(body.import).toMatchObject({ kind: 'teachers', created: 2, invited: 2 })
  const teachers = await listTeachers()
  expect(teachers).toMatchObject([
    { ...salim, status: 'active', awaitsPassword: true, courses: [{ id: tajweed }, { id: letters }] },
    { teach_id: 'TCH-032', application_date: '2026-11-21', languages_spoken: null, courses: [{ id: letters }] },
  ])
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['noor@school.test', salim.email])
  const query = { recordKind: 'teacher', recordId: String(teachers[0]?.id) }
  expect((await api('listActs', { token: adminToken, query })).body.acts).toMatchObject([{ kind: 'import' }])
})

test.each([
  ['a missing ID', { teach_id: '' }, { teach_id: 'Teacher ID is required' }],
  ['a missing email', { email: 'N/A' }, { email: 'Email is required' }],
  ['an unknown gender', { gender: 'unknown' }, { gender: 'Enter male, female or other.' }],
  ['an unknown age group', { age_group: 'everyone' }, { age_group: 'Enter children, teenagers or adults.' }],
  ['an unknown language', { languages_spoken: 'Urdu, French' }, { languages_spoken: 'Enter Urdu, English or Arabic.' }],
  ['an unknown course', { courses: 'Letters; Cooking' }, { courses: 'There is no course “Cooking”.' }],
  ['a date that doesn’t exist', { application_date: '2026-02-30' }, { application_date: 'That date doesn’t exist.' }],
])('%s of a teacher is a fault of its cell', async (_, change, faults) => {
  const { faultsOf, course } = await openImportTestSchool()
  await course('Letters')
  expect(await faultsOf('teachers', { ...salim, ...change })).toEqual(faults)
})

test('words for genders, age groups and languages are understood in English, Urdu and Arabic', async () => {
  const { bring, listTeachers } = await openImportTestSchool()
  await bring('teachers', [
    { ...salim, gender: 'M', age_group: 'بچے', languages_spoken: 'عربی اور اردو' },
    {
      ...salim,
      teach_id: 'T-2',
      email: 'b@school.test',
      gender: 'أنثى',
      age_group: 'Kids',
      languages_spoken: 'English',
    },
  ])
  expect(await listTeachers()).toMatchObject([
    { gender: 'male', age_group: 'children', languages_spoken: 'arabic, urdu' },
    { gender: 'female', age_group: 'children', languages_spoken: 'english' },
  ])
})

test('importing teachers again creates no duplicates, by ID, by email, or by name with birthday or phone', async () => {
  const { bring, check } = await openImportTestSchool()
  await bring('teachers', [salim])
  const { rows } = await check('teachers', [
    { ...salim, email: 'other@school.test', name: 'Other' },
    { ...salim, teach_id: '', name: 'Other' },
    { name: salim.name, teach_id: '', email: 'third@school.test', contact_number: salim.contact_number },
    { name: salim.name, teach_id: '', email: 'third@school.test', contact_number: '2' },
  ])
  expect(rows.map(({ match }) => match?.id)).toEqual([1, 1, 1, undefined])
  const again = await bring('teachers', [salim])
  expect(again.body.import).toMatchObject({ created: 0, unchanged: 1 })
})

test('an existing teacher gets new values and further courses if chosen', async () => {
  const { bring, listTeachers, course } = await openImportTestSchool()
  const [tajweed, letters] = [await course('Tajweed'), await course('Letters')]
  await bring('teachers', [{ ...salim, courses: 'Tajweed' }])
  const change = { teach_id: salim.teach_id, name: salim.name, email: 'new@school.test', courses: 'Letters' }
  const { body } = await bring('teachers', [change], { updatesExisting: true })
  expect(body.import).toMatchObject({ created: 0, updated: 1 })
  expect(await listTeachers()).toMatchObject([
    { ...salim, email: 'new@school.test', version: 2, courses: [{ id: tajweed }, { id: letters }] },
  ])
  const again = await bring('teachers', [change], { updatesExisting: true })
  expect(again.body.import).toMatchObject({ updated: 0, unchanged: 1 })
})

test('an applicant is found but isn’t approved by an import', async () => {
  const { bring, listTeachers, teacher } = await openImportTestSchool()
  const { email } = await teacher('pending')
  const { body } = await bring('teachers', [{ ...salim, email, teach_id: 'TCH-500' }], { updatesExisting: true })
  // The test applicant already has an ID.
  expect(body.error ?? body.import).toBeDefined()
  expect(await listTeachers()).toMatchObject([{ email, status: 'pending' }])
})

test('an email of a student is a fault of a teacher', async () => {
  const { faultsOf, student } = await openImportTestSchool()
  const { email } = await student()
  expect(await faultsOf('teachers', { ...salim, email })).toEqual({
    email: 'This email belongs to a student or an administrator.',
  })
})

test('teachers that repeat each other are faults', async () => {
  const { check, run } = await openImportTestSchool()
  const rows = [salim, { ...salim, teach_id: 'T-2' }, { ...salim, email: 'c@school.test' }]
  const { name } = await check('teachers', rows)
  expect((await run(name, 3)).body.error).toEqual({
    'rows[1].email': ['The same as in row 1.'],
    'rows[2].teach_id': ['The same as in row 1.'],
  })
})
