import { expect, test } from 'vitest'
import { recurringJobs } from '#jobs/backgroundJobs.ts'
import type { Mail } from '#mail/createMailer.ts'
import { addFees } from '#testing/openPaymentTestSchool.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { type Language, languages } from '#i18n/translate.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** A student with a language and a fee of 45 dollars for December 2026, due on the 21st. The date is 21 November. */
async function open(language: Language, more: { checkedWithinHours?: number } = {}) {
  const school = await openTestSchool()
  const { api, database } = school
  const [{ token }, pupil, courseId] = [await school.admin(), await school.student(), await school.course()]
  await database.updateTable('accounts').set({ language }).where('role', '=', 'student').execute()
  const { settings } = (await api('getSettings')).body
  expect((await api('saveSettings', { token, body: { ...settings, ...more } })).status).toBe(200)
  const [id = 0] = await addFees(school, { studentId: pupil.id, courseId, months: ['2026-12'] })
  const pay = async (width = 40) => {
    const body = createForm({
      feeID: `${id}`,
      receipt: await createPictureFile('r.png', width),
      paymentMethod: 'jazzcash',
    })
    expect((await api('payFee', { token: pupil.token, body })).status).toBe(200)
  }
  const decide = async (paymentStatus: string, reason?: string) =>
    expect((await api('decideFee', { token, body: { id, paymentStatus, reason } })).status).toBe(200)
  const remind = async () => {
    await recurringJobs.remindOfFees.run({ database, now: school.now(), timeZone: 'UTC' })
    // Any request sends pending mails.
    await api('getSettings')
  }
  return { ...school, id, pay, decide, remind }
}

/** The text of a mail without bidi control characters. */
const plain = (mail: Mail | undefined) =>
  (mail?.text ?? '').replaceAll(/[\u2066-\u2069\u200E\u200F\u061C]/gu, '').replaceAll('\u00A0', ' ')
const paragraphs = (mail: Mail | undefined) => plain(mail).trim().split('\n\n')

const facts = {
  en: ['Month: December 2026', 'Amount: $45', 'Reference: F1-1-2612W'],
  ur: ['مہینہ: دسمبر 2026', 'رقم: $45', 'حوالہ نمبر: F1-1-2612W'],
  ar: ['الشهر: ديسمبر 2026', 'المبلغ: 45 US$', 'الرقم المرجعي: F1-1-2612W'],
}
const within = {
  en: 'Payments are usually reviewed within 2 days.',
  ur: 'ادائیگی کا جائزہ عموماً 2 دن میں مکمل ہو جاتا ہے۔',
  ar: 'مدة مراجعة عمليات الدفع عادةً: يومان.',
}

// proves X88, X98
test.each(languages)('fee receipt and decision mails in %s include month, amount and reference', async (language) => {
  const school = await open(language, { checkedWithinHours: 48 })
  await school.pay()
  // The same picture again counts as the same receipt.
  await school.pay()
  await school.decide('rejected', 'Too blurred.')
  school.advanceClock(MINUTE)
  await school.pay(60)
  await school.decide('paid')
  const [received, rejected, , accepted] = school.mails
  expect(school.mails).toHaveLength(4)
  expect(plain(received)).toContain(facts[language].join('\n'))
  expect(paragraphs(received)).toContain(within[language])
  for (const mail of [rejected, accepted]) {
    expect(paragraphs(mail)).toContain(facts[language].join('\n'))
    expect(plain(mail)).toContain('Tajweed')
  }
  expect(plain(rejected)).toMatch(/Too blurred\.[^]*http:\/\/school\.test\/student\/billing\?fee=1\n\nMaktab\n$/)
  expect(plain(accepted)).toMatch(/http:\/\/school\.test\/student\/billing\n\nMaktab\n$/)
})

// proves X88
test('the usual review time appears in hours or whole days, and only if the school has set it', async () => {
  const reviewTimeText = async (more: object) => {
    const school = await open('en', more)
    await school.pay()
    return plain(school.mails[0])
  }
  expect(await reviewTimeText({ checkedWithinHours: 24 })).toContain('usually reviewed within 24 hours.')
  expect(await reviewTimeText({ checkedWithinHours: 1 })).toContain('usually reviewed within 1 hour.')
  expect(await reviewTimeText({})).not.toContain('usually reviewed')
})

const days = {
  en: [
    'Your December 2026 fee for “Tajweed” is due on Monday 21 December.',
    'Your December 2026 fee for “Tajweed” is due today, Monday 21 December.',
    'Your December 2026 fee for “Tajweed” was due on Monday 21 December. We haven’t received a receipt yet.',
  ],
  ur: [
    'آپ کی دسمبر 2026 کی فیس برائے “Tajweed” کی آخری تاریخ پیر، 21 دسمبر ہے۔',
    'آپ کی دسمبر 2026 کی فیس برائے “Tajweed” کی آخری تاریخ آج، پیر، 21 دسمبر ہے۔',
    'آپ کی دسمبر 2026 کی فیس برائے “Tajweed” کی آخری تاریخ پیر، 21 دسمبر تھی۔ ہمیں ابھی تک رسید نہیں ملی۔',
  ],
  ar: [
    'رسم «Tajweed» لشهر ديسمبر 2026 مستحق يوم الاثنين، 21 ديسمبر.',
    'رسم «Tajweed» لشهر ديسمبر 2026 مستحق اليوم، الاثنين، 21 ديسمبر.',
    'كان رسم «Tajweed» لشهر ديسمبر 2026 مستحقًا يوم الاثنين، 21 ديسمبر، ولم يصلنا إيصال بعد.',
  ],
}

// proves X98
test.each(languages)(
  'fee reminders in %s include amount, month, due date, reference and payment details',
  async (language) => {
    const school = await open(language)
    school.advanceClock(27 * DAY)
    for (const pause of [3, 3, 7, 0]) {
      await school.remind()
      school.advanceClock(pause * DAY)
    }
    const [soon, today, ...late] = school.mails
    expect(late).toHaveLength(2)
    for (const mail of school.mails) {
      expect(paragraphs(mail)).toContain(facts[language].join('\n'))
      expect(plain(mail)).toContain('\nhttp://school.test/student/billing?fee=1\n')
    }
    const foundDays = [soon, today, ...late].map((mail) =>
      days[language].filter((day) => paragraphs(mail).includes(day)),
    )
    const [before, on, after] = days[language]
    expect(foundDays).toEqual([[before], [on], [after], [after]])
  },
)
