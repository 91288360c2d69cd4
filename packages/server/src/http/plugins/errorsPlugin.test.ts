import fastify from 'fastify'
import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#database/databaseErrors.ts'
import { message } from '#i18n/message.ts'
import { invalidField } from '#lib/HttpError.ts'
import { errorsPlugin } from './errorsPlugin.ts'

async function responseTo(error: Error) {
  const server = fastify()
  await server.register(errorsPlugin)
  server.get('/', async () => {
    throw error
  })
  const { statusCode, headers, body } = await server.inject('/')
  return { statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) as object }
}

test('errorsPlugin sends validation errors by field', async () => {
  expect(await responseTo(invalidField('email', message('An account with this email already exists.')))).toEqual({
    statusCode: 422,
    retryAfter: undefined,
    body: {
      error: { email: ['An account with this email already exists.'] },
      message: 'Please check the highlighted fields.',
    },
  })
})

test('errorsPlugin asks to retry when the database is unavailable', async () => {
  expect(await responseTo(new DatabaseUnavailable(new Error('connect ECONNREFUSED')))).toMatchObject({
    statusCode: 503,
    retryAfter: '5',
  })
})

test('errorsPlugin hides the details of a server fault', async () => {
  expect(await responseTo(new Error('no such table'))).toMatchObject({
    statusCode: 500,
    body: { message: 'Something went wrong' },
  })
})
