import { expect, test } from 'vitest'
import { openImportTestSchool } from '#testing/openImportTestSchool.ts'
import { PASSWORD } from '#testing/openTestSchool.ts'

const hamza = {
  std_id: 'STD-031',
  name: 'Hamza Iqbal',
  guardian_name: 'Tariq Iqbal',
  email: 'tariq@school.test',
  contact_number: '+92 321 5550131',
  alternate_contact_number: '+92 321 5550132',
  date_of_birth: '2015-03-09',
  preferred_language: 'urdu',
  registration_date: '2026-09-01',
  notes: 'Left handed',
}
const aisha = { name: 'Aisha Noor', contact_number: '+92 321 5550199' }

test('new students are saved as the preview showed them', async () => {
  const { check, run, listStudents, api, adminToken } = await openImportTestSchool()
  const { name, rows } = await check('students', [hamza, aisha])
  expect(rows).toEqual([0, 1].map((position) => ({ position, match: null, faults: [], warnings: [] })))
  expect(await listStudents()).toEqual([])
  const result = await run(name, 2)
  expect(result).toMatchObject({ status: 200, body: { message: 'Import completed' } })
  expect(result.body.import).toEqual({
    name,
    kind: 'students',
    at: '2026-11-21T08:00:00.000Z',
    who: { name: 'Salma', isYou: true },
    created: 2,
    updated: 0,
    unchanged: 0,
    invited: 0,
    undoUntil: '2026-11-21T09:00:00.000Z',
    undoneAt: null,
  })
  const [first, second] = await listStudents()
  expect(first).toMatchObject({ ...hamza, awaitsPassword: true })
  expect(second).toMatchObject({ ...aisha, std_id: null, email: '', registration_date: '2026-11-21' })
  const query = { recordKind: 'student', recordId: String(first?.id) }
  const { acts } = (await api('listActs', { token: adminToken, query })).body
  expect(acts).toMatchObject([{ kind: 'import', who: { name: 'Salma' } }])
})

// The limits of the contract have tests of their own.
test.each([
  ['a missing name', { contact_number: '1' }, { name: 'Name is required' }],
  ['a missing phone number', { name: 'Hind' }, { contact_number: 'Contact number is required' }],
  ['an invalid email', { ...aisha, email: 'aisha at school' }, { email: 'Email must be an email address' }],
  ['a day that isn’t one', { ...aisha, date_of_birth: 'spring' }, { date_of_birth: 'Enter a day like 2014-03-05.' }],
  [
    'a birthday in the future',
    { ...aisha, date_of_birth: '2027-01-01' },
    { date_of_birth: 'This day is in the future.' },
  ],
  [
    'an unknown language',
    { ...aisha, preferred_language: 'French' },
    { preferred_language: 'Enter Urdu, English or Arabic.' },
  ],
  ['a long ID', { ...aisha, std_id: 'S'.repeat(41) }, { std_id: 'Student ID must have at most 40 characters' }],
  [
    'a cell that was hidden',
    { ...aisha, contact_number: '••• 31' },
    { contact_number: 'This was hidden in privacy mode. Export it again without.' },
  ],
])('%s is a fault of its cell', async (_, row, faults) => {
  const { check, run, faultsOf, listStudents } = await openImportTestSchool()
  expect(await faultsOf('students', row)).toMatchObject(faults)
  const { name } = await check('students', [hamza, row])
  const refused = await run(name, 2)
  expect(refused.status).toBe(422)
  const [[field, message] = []] = Object.entries(faults)
  expect(refused.body.error).toMatchObject({ [`rows[1].${field}`]: [message] })
  // All or nothing.
  expect(await listStudents()).toEqual([])
})

test('faults are in the language of the request', async () => {
  const { api, adminToken } = await openImportTestSchool()
  const body = { import: 'n'.repeat(32), kind: 'students', start: 0, rows: [{ ...aisha, date_of_birth: 'spring' }] }
  const { rows } = (await api('previewImport', { token: adminToken, body, language: 'ur' })).body
  expect(rows[0]?.faults).toHaveLength(1)
  expect(rows[0]?.faults[0]?.message).toMatch(/\p{Script=Arabic}/u)
})

test('cells of exports and spreadsheets are understood', async () => {
  const { bring, listStudents } = await openImportTestSchool()
  await bring('students', [
    {
      name: '  زينب   مالك ',
      std_id: 'N/A',
      contact_number: "'+٩٢ ٣٠٠ ١٢٣٤٥٦٧",
      email: 'mailto:Zaynab@School.test',
      date_of_birth: '9 مارچ 2015',
      preferred_language: 'اردو',
      registration_date: '01/09/2026',
    },
  ])
  expect(await listStudents()).toMatchObject([
    {
      name: 'زينب مالك',
      std_id: null,
      contact_number: '+92 300 1234567',
      email: 'zaynab@school.test',
      date_of_birth: '2015-03-09',
      preferred_language: 'urdu',
      registration_date: '2026-09-01',
    },
  ])
})

test('importing again creates no duplicates, by ID, by email, or by name with guardian, birthday or phone', async () => {
  const { bring, check, listStudents } = await openImportTestSchool()
  const { name: first } = await bring('students', [hamza, aisha])
  const before = await listStudents()
  const [known, other] = before
  const rows = [
    { std_id: hamza.std_id, name: 'Hamza', contact_number: '1' },
    { name: 'hamza  IQBAL', email: 'TARIQ@school.test', contact_number: '1' },
    { name: hamza.name, guardian_name: hamza.guardian_name, contact_number: '1' },
    { name: hamza.name, date_of_birth: '09.03.2015', contact_number: '1' },
    { name: aisha.name, contact_number: '+92-321-5550199' },
    { name: aisha.name, contact_number: '+92 321 0000000' },
    { name: aisha.name, guardian_name: 'Somebody', contact_number: aisha.contact_number },
  ]
  const { name, rows: checked } = await check('students', rows)
  expect(name).not.toBe(first)
  expect(checked.map(({ match }) => match?.id)).toEqual([
    known?.id,
    known?.id,
    known?.id,
    known?.id,
    other?.id,
    undefined,
    other?.id,
  ])
  expect(checked[0]?.match?.name).toBe('STD-031 · Hamza Iqbal')
  const again = await bring('students', [hamza, aisha])
  expect(again.body.import).toMatchObject({ created: 0, updated: 0, unchanged: 2, undoUntil: null })
  expect(await listStudents()).toEqual(before)
})

test('rows that repeat each other are faults, except siblings who share an email', async () => {
  const { check, run, listStudents } = await openImportTestSchool()
  const rows = [hamza, { ...aisha, std_id: hamza.std_id }, { ...hamza, std_id: 'STD-032' }, aisha, aisha]
  const { name } = await check('students', rows)
  expect((await run(name, rows.length)).body.error).toEqual({
    'rows[1].std_id': ['The same as in row 1.'],
    'rows[2].email': ['The same as in row 1.'],
    'rows[4].name': ['The same as in row 4.'],
  })
  expect(await listStudents()).toEqual([])
})

test('siblings share a sign-in, also with a family that has a password', async () => {
  const { bring, check, run, student, api, listStudents, database } = await openImportTestSchool()
  const head = await student()
  const rows = [
    { name: 'Yusuf', contact_number: '1', email: 'family@school.test' },
    { name: 'Amal', contact_number: '1', email: 'family@school.test' },
    { name: 'Sara', contact_number: '1', email: head.email },
  ]
  const { name, rows: checked } = await check('students', rows)
  expect(checked.map(({ warnings }) => warnings)).toEqual([[], [], [expect.stringMatching(/^Joins the family of /)]])
  expect((await run(name, 3)).body.import.created).toBe(3)
  const shown = (await listStudents()).filter(({ sharesEmail }) => sharesEmail)
  expect(shown.map(({ email }) => email).toSorted()).toEqual(
    [head.email, head.email, 'family@school.test', 'family@school.test'].toSorted(),
  )
  const { children } = (await api('signIn', { body: { email: head.email, password: PASSWORD } })).body
  expect(children?.map((child) => child.name)).toContain('Sara')
  // A later import finds the family again.
  await bring('students', [{ name: 'Third', contact_number: '1', email: 'family@school.test' }])
  const family = await database
    .selectFrom('accounts')
    .select('id')
    .where('sibling_of', '=', (query) =>
      query.selectFrom('accounts').select('id').where('email', '=', 'family@school.test'),
    )
    .execute()
  expect(family).toHaveLength(2)
})

test('an email of a teacher or an administrator is a fault', async () => {
  const { faultsOf, teacher } = await openImportTestSchool()
  const { email } = await teacher()
  expect(await faultsOf('students', { ...aisha, email })).toEqual({
    email: 'This email belongs to a teacher or an administrator.',
  })
})

test('existing students are updated only if chosen, and empty cells change nothing', async () => {
  const { bring, listStudents, api, adminToken } = await openImportTestSchool()
  await bring('students', [hamza])
  const change = { std_id: hamza.std_id, name: 'Hamza Tariq Iqbal', contact_number: '+92 321 0000000' }
  expect((await bring('students', [change])).body.import).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await listStudents()).toMatchObject([{ ...hamza, version: 1 }])
  const updated = await bring('students', [{ ...change, email: 'new@school.test' }], { updatesExisting: true })
  expect(updated.body.import).toMatchObject({ created: 0, updated: 1, unchanged: 0, undoUntil: null })
  const [student] = await listStudents()
  expect(student).toMatchObject({ ...hamza, ...change, email: 'new@school.test', version: 2 })
  const query = { recordKind: 'student', recordId: String(student?.id) }
  expect((await api('listActs', { token: adminToken, query })).body.acts).toMatchObject([
    { kind: 'edit' },
    { kind: 'import' },
  ])
  const again = await bring('students', [change], { updatesExisting: true })
  expect(again.body.import).toMatchObject({ updated: 0, unchanged: 1 })
})

test('faults of an existing student matter only if it is updated', async () => {
  const { bring, check, run } = await openImportTestSchool()
  await bring('students', [hamza])
  const { name, rows } = await check('students', [{ std_id: hamza.std_id, date_of_birth: 'spring' }])
  expect(rows).toMatchObject([{ match: { id: 1 }, faults: [{ field: 'date_of_birth' }] }])
  expect((await run(name, 1, { updatesExisting: true })).status).toBe(422)
  expect((await run(name, 1)).body.import).toMatchObject({ unchanged: 1 })
})

test('an ID that belongs to someone else is a fault', async () => {
  const { bring, faultsOf } = await openImportTestSchool()
  await bring('students', [hamza])
  expect(await faultsOf('students', { ...hamza, std_id: 'STD-099' })).toEqual({
    std_id: 'Hamza Iqbal has the ID STD-031.',
  })
})

test('invitations are sent only if chosen, once per family, by the job queue', async () => {
  const { bring, mails } = await openImportTestSchool()
  const family = [
    { name: 'Yusuf', contact_number: '1', email: 'family@school.test' },
    { name: 'Amal', contact_number: '1', email: 'family@school.test' },
  ]
  expect((await bring('students', [hamza])).body.import.invited).toBe(0)
  expect(mails).toEqual([])
  expect((await bring('students', [...family, aisha], { invites: true })).body.import).toMatchObject({
    created: 3,
    invited: 1,
  })
  expect(mails).toMatchObject([{ to: 'family@school.test', subject: 'Set up your account' }])
})
