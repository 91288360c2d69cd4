import { expect, test } from 'vitest'
import { type MessageId, isMessageId } from '../i18n/message.ts'
import { languages, translate } from '../i18n/translate.ts'
import { createMailSample, mailKinds } from '../testing/mailSamples.ts'
import type { MailContent } from './composeMail.ts'
import { mailMessages } from './mailMessages.ts'
import { renderMail } from './renderMail.ts'

const sampleOf = (kind: MailContent['kind'], language: MailContent['language']) =>
  renderMail(createMailSample(kind, language))

test('renderMail greets without a name and omits what has no value', () => {
  const { subject, text } = renderMail({
    kind: 'eventPaymentAccepted',
    language: 'en',
    values: { title: 'Circle', link: null },
  })
  expect(subject).toBe('Payment approved: “Circle”')
  expect(text).toBe('Hello,\n\nYour payment for “Circle” was approved.\n')
})

test.each([
  ['en', 'Hello Zaynab,', 'Assalamu alaikum Zaynab,', 'Assalamu alaikum,'],
  ['ur', 'آداب Zaynab،', 'السلام علیکم Zaynab،', 'السلام علیکم،'],
  ['ar', 'مرحبًا Zaynab،', 'السلام عليكم Zaynab،', 'السلام عليكم،'],
] as const)('renderMail greets as the school chose (%s)', (language, hello, salam, unnamed) => {
  const mail = { kind: 'reportWritten', language, values: { title: 'Tajweed' }, name: 'Zaynab' } as const
  const greetingOf = (content: MailContent) => renderMail(content).text.split('\n')[0]
  expect(greetingOf(mail)).toBe(hello)
  expect(greetingOf({ ...mail, greeting: 'hello' })).toBe(hello)
  expect(greetingOf({ ...mail, greeting: 'salam' })).toBe(salam)
  expect(greetingOf({ ...mail, greeting: 'salam', name: null })).toBe(unnamed)
})

test('the main link is a button in HTML and follows its label in plain text; other links are plain', () => {
  const { text, html } = sampleOf('applicationAccepted', 'en')
  expect(text).toMatch(
    /\n\nSet your password:\nhttps:\S+reset-password\S+\n\nSign in:\nhttps:\/\/school\.example\/\n\n/,
  )
  expect(html.match(/<a [^>]*background:[^>]*>[^<]*<\/a>/g)).toEqual([
    expect.stringMatching(/^<a href="https:[^"]*reset-password[^>]*>Set your password<\/a>$/),
  ])
  expect(html).toContain('<a href="https://school.example/">Sign in</a>')
})

test('the link of the only lesson of a reminder is the button; several lessons have a link each', () => {
  const buttons = (html: string) => html.match(/background:#\w+/g) ?? []
  const [one, two] = [sampleOf('reminderHourBefore', 'en'), sampleOf('reminderDayBefore', 'en')]
  expect([buttons(one.html).length, one.html.match(/>Join lesson</g)?.length]).toEqual([1, 1])
  expect([buttons(two.html).length, two.html.match(/>Join lesson</g)?.length]).toEqual([0, 2])
})

test('a subject names the matter with its month, day or time', () => {
  const subjectOf = (kind: MailContent['kind'], values: MailContent['values']) =>
    renderMail({ kind, language: 'en', values }).subject
  const payment = { title: 'Tajweed', month: 'December 2026' }
  expect(subjectOf('feeRejected', payment)).toBe('Payment not approved: “Tajweed”, December 2026')
  expect(subjectOf('feeReminder', { ...payment, dueOn: 'Friday 2 April', dueToday: null, overdueSince: null })).toBe(
    'Fee for “Tajweed” due on Friday 2 April',
  )
  const change = { title: 'Tajweed', cancelled: null, restoredMany: null }
  expect(subjectOf('lessonsChanged', { ...change, cancelledMany: 'Tuesday' })).toBe(
    'Lessons cancelled: “Tajweed”, from Tuesday',
  )
  const received = { kind: 'paymentReceived', language: 'en', values: {} } as const
  expect(renderMail({ ...received, items: [payment] }).subject).toBe(
    'We received your receipt for “Tajweed”, December 2026',
  )
  expect(renderMail({ ...received, items: [payment, payment] }).subject).toBe('We received your receipt')
})

test.each(languages.flatMap((language) => mailKinds.map((kind) => [kind, language] as const)))(
  'a mail of the kind %s in %s has all its values, and the same content as text and as HTML',
  (kind, language) => {
    const { subject, text, html } = sampleOf(kind, language)
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|null/)
    expect(subject).not.toBe('')
    const shown = html
      .replace(/^.*<body/s, '<body')
      .replaceAll(/<\/?(?:bdi|a|strong)\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
    const words = (line: string) => line.split(/[\s:]+/).filter((word) => word !== '' && !word.startsWith('//'))
    for (const line of text.split('\n').filter((one) => !one.startsWith('https:'))) {
      for (const word of words(line)) expect(shown).toContain(word)
    }
    for (const [address] of text.matchAll(/^https:\S+$/gm)) {
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    }
  },
)

test.each([
  ['ur', 'rtl', 'right'],
  ['ar', 'rtl', 'right'],
  ['en', 'ltr', 'left'],
] as const)('a mail in %s declares its language and the direction %s', (language, direction, start) => {
  const mail = sampleOf('feeReminder', language)
  expect(mail.headers['Content-Language']).toBe(language)
  expect(mail.html).toContain(`<html lang="${language}" dir="${direction}"`)
  expect(mail.html).toContain(`text-align:${start}`)
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark" />')
})

test('every mail is marked as automatic, and every reminder has an unsubscribe header', () => {
  const page = 'https://school.test/student/reminders'
  const mails = mailKinds.map((kind) => renderMail({ kind, language: 'en', values: { page } }))
  expect(new Set(mails.map(({ headers }) => headers['Auto-Submitted']))).toEqual(new Set(['auto-generated']))
  const reminders = mails.filter(({ text }) => text.includes(page))
  expect(reminders).toHaveLength(4)
  expect(new Set(reminders.map(({ headers }) => headers['List-Unsubscribe']))).toEqual(new Set([`<${page}>`]))
  const { headers } = renderMail({ kind: 'passwordReset', language: 'en', values: { link: 'https://school.test' } })
  expect(headers).not.toHaveProperty('List-Unsubscribe')
})

/** All messages of a value, at any depth. */
const idsIn = (value: unknown): MessageId[] => {
  if (typeof value === 'string') return isMessageId(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

test('every Urdu or Arabic text of a mail starts with a letter of its script, so that it is aligned right', () => {
  const ids = idsIn(mailMessages)
  expect(ids.length).toBeGreaterThan(100)
  const firstLetters = (['ur', 'ar'] as const).flatMap((language) =>
    ids.map((id) => /\p{L}/u.exec(translate(language, { id, values: {} }))?.[0] ?? ''),
  )
  expect(firstLetters.filter((letter) => !/\p{Script=Arabic}/u.test(letter))).toEqual([])
})

test('renderMail removes line breaks and escapes markup in values, also in the subject', () => {
  const title = 'Circle\r\nBcc: all@school.test\u2028<b>Pay & now</b>\n\nhttps://evil.test'
  const values = { title, link: 'https://school.test/?a="b"&c' }
  const { subject, text, html } = renderMail({ kind: 'coursePaymentAccepted', language: 'en', values })
  expect(subject).toBe('Payment approved: “Circle Bcc: all@school.test <b>Pay & now</b> https://evil.test”')
  expect(text).toContain('“Circle Bcc: all@school.test <b>Pay & now</b> https://evil.test”')
  expect(text.trimEnd().split('\n')).toHaveLength(6)
  const escaped = 'Circle Bcc: all@school.test &lt;b&gt;Pay &amp; now&lt;/b&gt; https://evil.test'
  expect(html).toContain(`<bdi>${escaped}</bdi>`)
  expect(html).toContain(`<title>Payment approved: “${escaped}”</title>`)
  expect(html).toContain('href="https://school.test/?a=&quot;b&quot;&amp;c"')
})
