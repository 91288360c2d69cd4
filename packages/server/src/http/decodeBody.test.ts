import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { HttpError } from '../lib/HttpError.ts'
import { decodeBody } from './decodeBody.ts'
import { translateHttpError } from './responses.ts'

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof HttpError)) throw new Error(`Expected a refusal, got ${JSON.stringify(error)}`)
  return [error.status, translateHttpError('en', error).error]
}
const sent = (bytes: string, type = 'application/json') => ({
  stream: Readable.from(bytes === '' ? [] : [Buffer.from(bytes)]),
  headers: { 'content-type': type },
})
const json = (body: unknown) => sent(JSON.stringify(body))

test('decodeBody returns a valid body unchanged', async () => {
  const body = { id: 0, title: 'Attendance', description: 'x' }
  expect(await decodeBody('savePolicy', json(body))).toEqual({ body, files: new Map() })
})

test('decodeBody reports all errors at once, by field', async () => {
  expect(await refusalOf(decodeBody('savePolicy', json({ id: -1, extra: 1 })))).toEqual([
    422,
    {
      title: ['Title is required'],
      description: ['Description is required'],
      extra: ['Extra isn’t expected here'],
      id: ['ID must be at least 0'],
    },
  ])
})

test.each([
  ['broken JSON', '{', 'application/json', { body: ['The body isn’t valid JSON.'] }],
  ['nothing', '', 'application/json', { body: ['Body is required'] }],
  ['a form where JSON belongs', 'x', 'multipart/form-data; boundary=x', { body: [expect.any(String)] }],
])('decodeBody rejects %s', async (_, bytes, type, fields) => {
  expect(await refusalOf(decodeBody('savePolicy', sent(bytes, type)))).toEqual([422, fields])
})

test('decodeBody rejects a NUL character and names the field', async () => {
  const body = { id: 0, title: 'a\0b', description: 'x' }
  expect(await refusalOf(decodeBody('savePolicy', json(body)))).toEqual([
    422,
    { title: ['This contains a character we can’t save.'] },
  ])
})
