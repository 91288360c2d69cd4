import { type OperationId, calls } from '@maktab/contract/calls'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSchoolForRequest } from '../testing/openSchoolForRequest.ts'

const newKey = () => randomBytes(16).toString('base64url')

const few: OperationId[] = ['savePolicy', 'registerStudent', 'purchaseCourse']
const others = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].creates && !few.includes(id))

/** Links to set a password are random. */
const withoutLinks = (response: unknown) => JSON.stringify(response).replaceAll(/"link":"[^"]*"/g, '')

async function sendThrice(id: OperationId): Promise<void> {
  const alone = await openSchoolForRequest(id)
  const expected = await alone.send(newKey())
  const expectedCount = await alone.count()
  const { send, count, pictures } = await openSchoolForRequest(id)
  const key = newKey()
  const [first, ...others] = await Promise.all([send(key), send(key), send(key)])
  expect(others).toEqual([first, first])
  expect(withoutLinks(first)).toEqual(withoutLinks(expected))
  expect(await count()).toEqual(expectedCount)
  expect(await pictures()).toHaveLength((await alone.pictures()).length)
}

test.each(few)('%s sent three times concurrently with one key creates one record', sendThrice)
test.each(others)('%s sent three times concurrently with one key creates one record', { tags: ['slow'] }, sendThrice)
