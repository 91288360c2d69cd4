import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'

const times = [
  { from: '10:00', to: '11:00', days: [1, 3] },
  { from: '16:00', to: '17:00' },
]
const json = (value: unknown) => JSON.stringify(value)
const file = (value: unknown, name?: string) => [new Blob([json(value)], { type: 'application/json' }), name] as const

type Part = readonly [value: string | Blob, name?: string | undefined]

/** How generated clients encode a list of objects in a form. */
const ways: [string, (list: readonly object[]) => Part[]][] = [
  ['one text of JSON', (list) => [[json(list)]]],
  ['one file of JSON', (list) => [file(list, 'list.json')]],
  ['one nameless file of JSON', (list) => [file(list)]],
  ['a text of JSON for each item', (list) => list.map((item) => [json(item)])],
  ['a file of JSON for each item', (list) => list.map((item) => file(item))],
]

function withParts(body: FormData, field: string, parts: readonly Part[]): FormData {
  for (const [value, name] of parts) {
    if (typeof value === 'string') body.append(field, value)
    else if (name === undefined) body.append(field, value)
    else body.append(field, value, name)
  }
  return body
}

test.each(ways)('registerStudent accepts courses sent as %s', async (_, partsOf) => {
  const { api, course, database } = await openTestSchool()
  const [one, other] = [await course('Letters'), await course('Grammar')]
  await database.updateTable('courses').set({ price: 0 }).execute()
  const courses = [one, other].map((id) => ({ course_id: id, course_name: 'x', timings: times }))
  const person = { name: 'Zaynab Malik', email: 'zaynab@school.test', password: 'a good one' }
  const more = { guardian_name: 'Imran', contact_number: '+44 20 5550200', preferred_language: 'urdu' }
  const days = { signature: 'Z', date_of_birth: '2012-02-03', registration_date: '2026-11-21' }
  const body = withParts(createForm({ ...person, ...more, ...days }), 'courses', partsOf(courses))
  expect(await api('registerStudent', { body })).toMatchObject({ status: 200 })
  const savedTimings = await database
    .selectFrom('student_timings')
    .select(['course_id', 'days'])
    .orderBy('id')
    .execute()
  expect(savedTimings.map(({ course_id: id, days: on }) => [id, on])).toEqual([
    [one, '1,3'],
    [one, null],
    [other, '1,3'],
    [other, null],
  ])
})

test.each(ways)('purchaseCourse accepts times sent as %s', async (_, partsOf) => {
  const { api, course, student, database } = await openTestSchool()
  const [id, { token }] = [await course(), await student()]
  const fields = { courseID: String(id), paymentMethod: 'jazzcash', receipt: await createPictureFile() }
  const body = withParts(createForm(fields), 'classTimings', partsOf(times))
  expect(await api('purchaseCourse', { token, body })).toMatchObject({ status: 200 })
  expect(await database.selectFrom('student_timings').select('days').execute()).toHaveLength(2)
})

test('JSON sent as a file counts towards the text limit of a form', async () => {
  const { api, course, student } = await openTestSchool()
  const [id, { token }] = [await course(), await student()]
  const fields = { courseID: String(id), paymentMethod: 'jazzcash', receipt: await createPictureFile() }
  const body = withParts(createForm(fields), 'classTimings', [file('x'.repeat(2 * 1024 * 1024))])
  const { status, body: response } = await api('purchaseCourse', { token, body })
  expect([status, response.error]).toEqual([422, { body: ['Some text in this form is too long.'] }])
})
