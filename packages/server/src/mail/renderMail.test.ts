import { expect, test } from 'vitest'
import { translate } from '../i18n/translate.ts'
import { mailMessages } from './mailMessages.ts'
import { renderMail } from './renderMail.ts'

test('renderMail greets without a name, capitalises sentences and omits paragraphs without a value', () => {
  const { subject, text } = renderMail({
    kind: 'eventPaymentAccepted',
    language: 'en',
    values: { title: 'Circle', link: null },
  })
  expect(subject).toBe('Your payment has been accepted')
  expect(text).toBe('Hello,\n\nYour payment for “Circle” has been accepted.\n')
})

test.each([
  ['ur', 'rtl'],
  ['ar', 'rtl'],
  ['en', 'ltr'],
] as const)('a mail in %s declares its language and the direction %s', (language, direction) => {
  const mail = renderMail({ kind: 'passwordReset', language, values: { link: 'https://school.test/reset' } })
  expect(mail.headers['Content-Language']).toBe(language)
  expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(mail.html).toContain('<a href="https://school.test/reset" dir="ltr">https://school.test/reset</a>')
  expect(mail.text).toContain('\nhttps://school.test/reset\n')
})

test('every mail is marked as automatic, and every reminder has an unsubscribe header', () => {
  const page = 'https://school.test/student/reminders'
  const kinds = Object.keys(mailMessages) as (keyof typeof mailMessages)[]
  const mails = kinds.map((kind) => renderMail({ kind, language: 'en', values: { page } }))
  expect(new Set(mails.map(({ headers }) => headers['Auto-Submitted']))).toEqual(new Set(['auto-generated']))
  const reminders = mails.filter(({ text }) => text.includes(page))
  expect(reminders.length).toBeGreaterThan(0)
  expect(new Set(reminders.map(({ headers }) => headers['List-Unsubscribe']))).toEqual(new Set([`<${page}>`]))
  const { headers } = renderMail({ kind: 'passwordReset', language: 'en', values: { link: 'https://school.test' } })
  expect(headers).not.toHaveProperty('List-Unsubscribe')
})

test('every Urdu or Arabic paragraph starts with a letter of its script, so that it is aligned right', () => {
  const ids = Object.values(mailMessages).flatMap(({ subject, paragraphs }) => [subject, ...paragraphs])
  const firstLetters = (['ur', 'ar'] as const).flatMap((language) =>
    ids.map((id) => /\p{L}/u.exec(translate(language, { id, values: {} }))?.[0] ?? ''),
  )
  expect(firstLetters.length).toBeGreaterThan(30)
  expect(firstLetters.filter((letter) => !/\p{Script=Arabic}/u.test(letter))).toEqual([])
})

test('renderMail removes line breaks and escapes markup in values', () => {
  const title = 'Circle\r\nBcc: all@school.test\u2028<b>Pay & now</b>\n\nhttps://evil.test'
  const values = { title, link: 'https://school.test' }
  const { subject, text, html } = renderMail({ kind: 'coursePaymentAccepted', language: 'en', values })
  expect(subject).toBe('Your payment has been accepted')
  expect(text).toContain('“Circle Bcc: all@school.test <b>Pay & now</b> https://evil.test”')
  expect(text.split('\n')).toHaveLength(7)
  expect(html).toContain('<bdi>Circle Bcc: all@school.test &lt;b&gt;Pay &amp; now&lt;/b&gt; https://evil.test</bdi>')
})
