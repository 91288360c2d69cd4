import { expect, test } from 'vitest'
import { RESTRICTED } from '../i18n/knownByApps.ts'
import { message } from '../i18n/message.ts'
import { Refusal } from '../Refusal.ts'
import { translateRefusal } from './translateRefusal.ts'

test('translateRefusal translates the faults of each field, with a message for all of them', () => {
  const refusal = new Refusal(422, {
    title: [message('{label} is required', { label: message('field|Title') })],
    'timings[0].to': [message('The end must differ from the beginning.')],
  })
  expect(translateRefusal('ur', refusal)).toEqual({
    error: { title: ['عنوان: یہ خانہ پُر کرنا ضروری ہے'], 'timings[0].to': ['اختتام کا وقت آغاز سے مختلف ہونا چاہیے۔'] },
    message: 'کچھ خانوں کو دوبارہ دیکھنے کی ضرورت ہے۔',
  })
  expect(translateRefusal('en', refusal).error).toEqual({
    title: ['Title is required'],
    'timings[0].to': ['The end must differ from the beginning.'],
  })
})

test('translateRefusal takes fields that are called as a message is made for fields', () => {
  const fault = [message('This text is too long.')]
  expect(translateRefusal('en', new Refusal(422, { id: fault, values: fault })).error).toEqual({
    id: ['This text is too long.'],
    values: ['This text is too long.'],
  })
})

test('translateRefusal keeps the sentence by which apps know a blocked account, with words for people beside it', () => {
  const refusal = new Refusal(403, RESTRICTED)
  const error = 'It looks like your access has been restricted. Please reach out to the administrator for assistance'
  expect(translateRefusal('en', refusal)).toEqual({ error })
  expect(translateRefusal('ar', refusal)).toEqual({ error, message: expect.stringContaining('مقيَّد') })
})
