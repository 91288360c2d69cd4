import { expect, test } from 'vitest'
import { ACCOUNT_RESTRICTED, message } from '../i18n/message.ts'
import { HttpError } from '../lib/HttpError.ts'
import { translateHttpError } from './responses.ts'

test('translateHttpError translates the faults of each field, with a message for all of them', () => {
  const refusal = new HttpError(422, {
    title: [message('{label} is required', { label: message('field|Title') })],
    'timings[0].to': [message('Start and end can’t be the same.')],
  })
  expect(translateHttpError('ur', refusal)).toEqual({
    error: { title: ['عنوان: یہ خانہ پُر کرنا ضروری ہے'], 'timings[0].to': ['آغاز اور اختتام ایک جیسے نہیں ہو سکتے۔'] },
    message: 'براہِ کرم نشان زدہ خانے دیکھ لیں۔',
  })
  expect(translateHttpError('en', refusal).error).toEqual({
    title: ['Title is required'],
    'timings[0].to': ['Start and end can’t be the same.'],
  })
})

test('translateHttpError accepts fields with the names of message properties', () => {
  const fault = [message('This text is too long.')]
  expect(translateHttpError('en', new HttpError(422, { id: fault, values: fault })).error).toEqual({
    id: ['This text is too long.'],
    values: ['This text is too long.'],
  })
})

test('translateHttpError keeps the error text of blocked accounts in English and adds a translated message', () => {
  const refusal = new HttpError(403, ACCOUNT_RESTRICTED)
  const error = 'It looks like your access has been restricted. Please reach out to the administrator for assistance'
  expect(translateHttpError('en', refusal)).toEqual({ error })
  expect(translateHttpError('ar', refusal)).toEqual({ error, message: expect.stringContaining('مقيَّد') })
})
