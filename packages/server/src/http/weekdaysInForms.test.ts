import { type OperationId, calls } from '@maktab/contract/calls'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOperationSchemas } from '../contract/validators.ts'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'

/** Whether a schema has days of the week at any depth. */
const hasDays = (schema: BodySchema | undefined): boolean =>
  schema !== undefined &&
  Object.entries({ ...schema.properties, '': schema.items }).some(([name, inner]) => name === 'days' || hasDays(inner))
const withDays = (Object.keys(calls) as OperationId[]).filter(
  (id) => calls[id].body === 'multipart' && hasDays(getOperationSchemas(id).body),
)

type Parts = Record<string, string | File>
type Sender = { times: string; parts: () => Promise<Parts>; token?: string }

/** For each operation whose form has days: its other fields and the field name of the times. */
const senders: Record<string, (school: TestSchool) => Promise<Sender>> = {
  registerStudent: async ({ course }) => {
    const id = await course()
    const times = 'courses[0][timings]'
    const parts = async () => ({
      name: 'Zaynab Malik',
      guardian_name: 'Imran Malik',
      email: 'zaynab@school.test',
      password: 'a good one',
      contact_number: '+44 20 5550200',
      signature: 'Zaynab',
      'courses[0][course_id]': String(id),
      'courses[0][course_name]': 'Tajweed',
      'courses[0][billing][receipt_image]': await createPictureFile(),
      'courses[0][billing][payment_method]': 'Bank Transfer',
    })
    return { times, parts }
  },
  purchaseCourse: async ({ student, course }) => {
    const { token } = await student()
    const id = await course()
    const parts = async () => ({
      courseID: String(id),
      paymentMethod: 'bank transfer',
      receipt: await createPictureFile(),
    })
    return { times: 'classTimings', parts, token }
  },
}

test('every operation with days of the week in its form is tested', () => {
  expect(withDays.toSorted()).toEqual(Object.keys(senders).toSorted())
})

describe.each(withDays)('%s as multipart form data', (id) => {
  let school: TestSchool
  let sender: Sender
  let address = ''
  beforeEach(async () => {
    school = await openTestSchool()
    const open = senders[id]
    if (!open) throw new Error(`There is no form for ${id}.`)
    sender = await open(school)
    address = await school.server.listen({ port: 0, host: '127.0.0.1' })
  })
  /** Sends the days of a single time under these field names. */
  const send = async (days: readonly (readonly [name: string, value: string])[]) => {
    const { times, parts, token } = sender
    const body = createForm({ ...(await parts()), [`${times}[0][from]`]: '23:30', [`${times}[0][to]`]: '00:15' })
    for (const [name, value] of days) body.append(`${times}[0]${name}`, value)
    const { method, path } = calls[id]
    const response = await fetch(`${address}/api${path}`, { method, body, headers: { ...(token && { token }) } })
    return { status: response.status, body: (await response.json()) as { error?: Record<string, string[]> } }
  }
  const savedTimings = () =>
    school.database.selectFrom('student_timings').select(['time_from', 'time_to', 'days']).execute()
  const time = { time_from: '23:30', time_to: '00:15' }

  test.each([
    ['one', [['[days][0]', '7']], '7'],
    [
      'some in their order',
      [
        ['[days][0]', '1'],
        ['[days][1]', '3'],
      ],
      '1,3',
    ],
    [
      'some in another order',
      [
        ['[days][1]', '1'],
        ['[days][0]', '7'],
      ],
      '1,7',
    ],
    [
      'with empty brackets',
      [
        ['[days][]', '2'],
        ['[days][]', '5'],
      ],
      '2,5',
    ],
    ['none', [], null],
  ] as const)('%s', async (_, days, expected) => {
    expect((await send(days)).status).toBe(200)
    expect(await savedTimings()).toEqual([{ ...time, days: expected }])
  })

  test.each([
    ['what is no day', [['[days][0]', '8']]],
    ['a name of a day', [['[days][0]', 'Monday']]],
    ['nothing', [['[days][0]', '']]],
    [
      'a day twice',
      [
        ['[days][0]', '1'],
        ['[days][1]', '1'],
      ],
    ],
    ['one text for all', [['[days]', '1,3']]],
  ] as const)('%s is rejected at its field and nothing is saved', async (_, days) => {
    const { status, body } = await send(days)
    const field = `${sender.times.replace('[timings]', '.timings')}[0].days`
    expect(status).toBe(422)
    expect(Object.keys(body.error ?? {}).map((name) => name.slice(0, field.length))).toEqual([field])
    expect(await savedTimings()).toEqual([])
  })
})
