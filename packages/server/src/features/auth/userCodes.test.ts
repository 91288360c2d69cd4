import { expect, test } from 'vitest'
import { message } from '#i18n/message.ts'
import { HttpError } from '#lib/HttpError.ts'
import { rejectDuplicate } from './userCodes.ts'

test('what PostgreSQL finds twice is refused at its field, every other fault stays one', () => {
  const refuse = rejectDuplicate('id', message('This ID is taken.'))
  const twice = Object.assign(new Error('duplicate key value'), { code: '23505' })
  expect(() => refuse(twice)).toThrow(HttpError)
  expect(() => refuse(twice)).toThrow('This ID is taken.')
  const other = Object.assign(new Error('connection lost'), { code: '08006' })
  expect(() => refuse(other)).toThrow(other)
})
