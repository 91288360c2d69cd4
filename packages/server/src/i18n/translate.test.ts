import { expect, test } from 'vitest'
import { message } from './message.ts'
import { translate, parseAcceptLanguage } from './translate.ts'
import { translateResponse } from '../http/plugins/i18nPlugin.ts'

test('translate renders a message in each language', () => {
  const created = message('Class created')
  expect(translate('en', created)).toBe('Class created')
  expect([translate('ur', created), translate('ar', created)]).toEqual(['کلاس بن گئی', 'أُنشئت الحصة'])
})

test('translate leaves texts and numbers unchanged and translates nested messages', () => {
  expect(translate('ur', message('This ID is taken. {free} is available.', { free: 'T-10' }))).toContain('T-10')
  const title = 'Is required; X must be a number.'
  expect(translate('ar', message('The teacher still has a class for this course: {title}.', { title }))).toContain(
    title,
  )
  const name = message('{label} is required', { label: message('field|Name') })
  expect(translate('ur', name)).toBe('نام: یہ خانہ پُر کرنا ضروری ہے')
  const minimum = message('{label} must be at least {count}', { label: message('field|Price'), count: 0 })
  expect(translate('ur', minimum)).toBe('قیمت: کم از کم 0 ہونا چاہیے')
})

test('translate formats dates for the language', () => {
  const overlap = message('Two of these times overlap, starting {day}.', { day: { day: '2026-12-01' } })
  expect(translate('en', overlap)).toBe('Two of these times overlap, starting Tue, 1 Dec 2026.')
  expect(translate('ar', overlap)).toContain('الثلاثاء، 1 ديسمبر 2026')
  expect(translate('ur', overlap)).toContain('1 دسمبر')
})

test('translate leaves escape sequences, placeholders and markup in values unchanged', () => {
  for (const title of [String.raw`\u0041 \x0a \\u0041 \ `, '{day} {title}', '$& <b>&amp;</b>']) {
    const nested = message('The teacher still has a class for this course: {title}.', { title })
    expect(translate('en', nested)).toBe(`The teacher still has a class for this course: ${title}.`)
    expect(translate('en', message('{label} is required', { label: nested }))).toContain(title)
  }
})

test('translateResponse translates the message of a response and nothing else', () => {
  expect(translateResponse('ur', { message: message('Class created'), id: 1 })).toEqual({
    message: 'کلاس بن گئی',
    id: 1,
  })
  const list = { course: [{ name: 'Class created' }] }
  expect(translateResponse('ur', list)).toBe(list)
  expect(translateResponse('ur', null)).toBeNull()
})

test('translateResponse keeps a message that was stored as text', () => {
  expect(translateResponse('ur', { message: 'Class created' })).toEqual({ message: 'Class created' })
})

test.each([
  ['ur', 'ur'],
  ['ar-EG', 'ar'],
  ['UR-pk, en;q=0.9', 'ur'],
  ['de-DE,de;q=0.9,ar;q=0.4,en;q=0.5', 'en'],
  ['fr, ar;q=0.2', 'ar'],
  ['ur;q=0, en;q=0.1', 'en'],
  ['urdu, arabic', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;q=,,;q=x', undefined],
])('parseAcceptLanguage(%s) returns %s', (accepted, language) => {
  expect(parseAcceptLanguage(accepted)).toBe(language)
})
