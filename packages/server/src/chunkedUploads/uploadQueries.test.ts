import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile, createLargeReceipt, uploadInChunks } from '../testing/formData.ts'
import { removeOldUploads } from './uploadQueries.ts'

const KILOBYTE = 1024
const LARGEST = 5 * KILOBYTE * KILOBYTE
const GONE = 'The receipt is missing. Choose it again.'

async function open() {
  const school = await openTestSchool()
  const courses: number[] = []
  for (let count = 0; count < 5; count += 1) courses.push(await school.course())
  const registration = (courseIds: readonly number[], billing: Record<string, string | File>) =>
    createForm({
      name: 'Zaynab Malik',
      guardian_name: 'Amina Malik',
      email: 'zaynab@school.test',
      password: 'open sesame',
      contact_number: '+92 300 1234567',
      signature: 'Zaynab Malik',
      ...Object.fromEntries(
        courseIds.flatMap((id, index) => [
          [`courses[${index}][course_id]`, String(id)],
          [`courses[${index}][course_name]`, 'Any'],
          [`courses[${index}][timings][0][from]`, '16:00'],
          [`courses[${index}][timings][0][to]`, '17:00'],
          [`courses[${index}][billing][payment_method]`, 'PayPal'],
          ...Object.entries(billing).map(([field, value]) => [`courses[${index}][billing][${field}]`, value] as const),
        ]),
      ),
    })
  const buy = (token: string, courseID: number, receiptUpload: string, key?: string) => {
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const body = createForm({ courseID: String(courseID), paymentMethod: 'jazzcash', receiptUpload, ...times })
    return school.api('purchaseCourse', { token, body, ...(key !== undefined && { key }) })
  }
  return { ...school, courses, registration, buy }
}

// proves X75
test('uploads count towards the size limit of a form like files, once per use', async () => {
  const school = await open()
  const { api, courses, registration, database, pictures } = school
  const { name } = await uploadInChunks(school, await createLargeReceipt(20 * KILOBYTE))
  await database.updateTable('uploads').set({ size: LARGEST, received: LARGEST }).execute()
  const register = async (body: FormData) => {
    const { status, body: responseBody } = await api('registerStudent', { body })
    return [status, responseBody.error]
  }
  const tooLarge = [413, 'This is larger than 20 MB.']
  expect(await register(registration(courses, { receipt_upload: name }))).toEqual(tooLarge)
  const four = registration(courses.slice(0, 4), { receipt_upload: name })
  // Fewer bytes arrived than were announced, as if another form had just taken it.
  expect(await register(four)).toEqual([422, { 'courses[0].billing.receipt_image': [GONE] }])
  const oneMore = registration(courses.slice(0, 4), { receipt_upload: name })
  oneMore.append('courses[4][course_id]', String(courses[4]))
  oneMore.append('courses[4][course_name]', 'Any')
  oneMore.append('courses[4][timings][0][from]', '16:00')
  oneMore.append('courses[4][timings][0][to]', '17:00')
  oneMore.append('courses[4][billing][payment_method]', 'PayPal')
  oneMore.append('courses[4][billing][receipt_image]', await createPictureFile())
  expect(await register(oneMore)).toEqual(tooLarge)
  expect(await pictures()).toEqual([])
})

// proves X75
test('of three concurrent forms with the same upload one gets it', async () => {
  const school = await open()
  const { token } = await school.student()
  const { name } = await uploadInChunks(school, await createLargeReceipt(200 * KILOBYTE), { token })
  const responses = await Promise.all(school.courses.slice(0, 3).map((course) => school.buy(token, course, name)))
  const rejected = responses.filter(({ status }) => status !== 200)
  expect(rejected.map(({ status, body }) => [status, body.error])).toEqual(
    Array.from({ length: 2 }, () => [422, { receipt: [GONE] }]),
  )
  expect(await school.pictures()).toHaveLength(1)
})

// proves X75
test('a form submitted twice at once gets the saved response although its upload is deleted in between', async () => {
  const school = await open()
  const { token } = await school.student()
  const { name } = await uploadInChunks(school, await createLargeReceipt(20 * KILOBYTE), { token })
  const press = () => school.buy(token, school.courses[0] ?? 0, name, 'k'.repeat(20))
  const first = await press()
  expect(first.status).toBe(200)
  // The second looked for a stored response just before the first was saved.
  const { database } = school
  const selectFrom = database.selectFrom.bind(database)
  let lookups = 0
  database.selectFrom = ((table: 'given_answers') => {
    const query = selectFrom(table)
    if (table !== 'given_answers') return query
    lookups += 1
    return lookups === 1 ? query.where('key_hash', '=', 'of nobody') : query
  }) as typeof database.selectFrom
  expect([await press(), lookups]).toEqual([first, 2])
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('uploads are removed after a day, and those dated in the future at once', async () => {
  const { database, now } = await openTestSchool()
  const upload = { account_id: null, network: 'x', type: 'image/png', sha256: 'x', size: 9, received: 1 }
  const started = {
    old: -DAY - 1,
    dayOld: -DAY,
    fresh: 0,
    otherMachine: 5 * MINUTE,
    ahead: 5 * MINUTE + 1,
    yearAhead: 365 * DAY,
  }
  const rows = Object.entries(started).map(([name_hash, offset]) => ({
    ...upload,
    name_hash,
    begun_at: now() + offset,
  }))
  await database.insertInto('uploads').values(rows).execute()
  await removeOldUploads(database, now())
  const remaining = await database.selectFrom('uploads').select('name_hash').orderBy('id').execute()
  expect(remaining.map(({ name_hash }) => name_hash)).toEqual(['dayOld', 'fresh', 'otherMachine'])
})
