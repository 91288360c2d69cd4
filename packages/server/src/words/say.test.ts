import { expect, test } from 'vitest'
import { Refusal } from '../Refusal.ts'
import { fill } from './fill.ts'
import { RESTRICTED } from './RESTRICTED.ts'
import { say } from './say.ts'
import { sayMessage } from './sayMessage.ts'
import { sayRefusal } from '../http/sayRefusal.ts'
import type { Sentence } from './Sentence.ts'

test('English is said as it stands, the others from the catalogue', () => {
  expect(say('en', 'Class created')).toBe('Class created')
  expect([say('ur', 'Class created'), say('ar', 'Class created')]).toEqual(['کلاس بن گئی', 'أُنشئت الحصة'])
})

test('gaps keep what was put into them; names of fields and kinds are said too', () => {
  expect(say('ur', fill('This ID is taken. {free} is free.', { free: 'T-10' }))).toContain('T-10')
  const title = 'Is required; X must be a number.'
  expect(say('ar', fill('The teacher has a class with this course: {title}.', { title }))).toContain(title)
  expect(say('ur', 'Name is required')).toBe('نام: یہ خانہ پُر کرنا ضروری ہے')
  expect(say('ar', 'Price must be a number or nothing' as Sentence)).toBe('السعر: النوع المطلوب عدد أو فارغ')
  expect(say('ur', 'Price must be at least 0' as Sentence)).toBe('قیمت: کم از کم 0 ہونا چاہیے')
  expect(say('ar', 'Is edit must be true or false' as Sentence)).toContain('نعم أو لا')
})

test('what no catalogue knows stays as it is, whatever it is called', () => {
  for (const text of ['Nobody knows this.', 'constructor', '__proto__']) expect(say('ur', text as Sentence)).toBe(text)
  expect(say('ur', 'constructor is required' as Sentence)).toBe('constructor: یہ خانہ پُر کرنا ضروری ہے')
})

test('a refusal is said by field, with a sentence for all of it', () => {
  const refusal = new Refusal(422, {
    title: ['Title is required'],
    'timings[0].to': ['The end must differ from the beginning.'],
  })
  expect(sayRefusal('ur', refusal)).toEqual({
    error: { title: ['عنوان: یہ خانہ پُر کرنا ضروری ہے'], 'timings[0].to': ['اختتام کا وقت آغاز سے مختلف ہونا چاہیے۔'] },
    message: 'کچھ خانوں کو دوبارہ دیکھنے کی ضرورت ہے۔',
  })
  expect(sayRefusal('en', refusal).error).toEqual(refusal.error)
})

test('a blocked account is told by the sentence that apps know, with words for people beside it', () => {
  const refusal = new Refusal(403, RESTRICTED)
  expect(sayRefusal('en', refusal)).toEqual({ error: RESTRICTED })
  expect(sayRefusal('ar', refusal)).toEqual({ error: RESTRICTED, message: expect.stringContaining('مقيَّد') })
})

test('only the message of an answer is said, never what it holds', () => {
  expect(sayMessage('ur', { message: 'Class created' })).toEqual({ message: 'کلاس بن گئی' })
  const list = { course: [{ name: 'Class created' }] }
  expect(sayMessage('ur', list)).toBe(list)
  expect(sayMessage('ur', null)).toBeNull()
})
