import { expect, test } from 'vitest'
import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { getOperationSchemas } from '../contract/validators.ts'
import { createFormData, createPictureFile } from '../testing/formData.ts'
import { listExampleQueries } from '../testing/contractExamples.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import { PASSWORD, openTestSchool } from '../testing/openTestSchool.ts'

const NAMES = /\b(?:JSON|JPEG|PNG|WebP|[A-Z]{1,3}-\d+)\b|https?:\/\/|\S+@\S+/g
const latinIn = (text: string) => /[A-Za-z]{2,}/.test(text.replaceAll(NAMES, ''))
type TextsOfBody = { message?: unknown; error?: unknown }
const sentencesOf = ({ message, error }: TextsOfBody): string[] => {
  const faults = typeof error === 'object' && error !== null ? Object.values(error).flat() : [error]
  return [message, ...faults].filter((text): text is string => typeof text === 'string')
}

async function askInLanguage(language: string): Promise<void> {
  const { api, signInAs } = await openDemoSchool()
  const tokens = {
    admin: await signInAs('admin'),
    teacher: await signInAs('teacher'),
    student: await signInAs('student'),
  }
  const file = await createPictureFile()
  const english: unknown[] = []
  let sentenceCount = 0
  for (const id of Object.keys(calls) as OperationId[]) {
    if (id === 'signOut') continue
    const { roles, body: kind } = calls[id]
    const right = Object.values<{ params: Record<string, number | string>; body?: object }>(requests[id])[0]
    const token = roles[0] ? tokens[roles[0]] : null
    const sent =
      right?.body && kind === 'multipart'
        ? createFormData(right.body, getOperationSchemas(id).body ?? {}, () => file)
        : right?.body
    const other = (['admin', 'teacher', 'student'] as const).find((role) => roles.length > 0 && !roles.includes(role))
    const params = right?.params ?? {}
    const responses = [
      await api(id, { params, token, language, ...(sent && { body: sent }) }),
      await api(id, { params, token, language, ...(kind && { body: kind === 'json' ? {} : new FormData() }) }),
      await api(id, { params, token: null, language }),
      ...(other ? [await api(id, { params, token: tokens[other], language })] : []),
    ]
    for (const { body } of responses) {
      for (const sentence of sentencesOf(body)) {
        sentenceCount += 1
        // Allowed values of an enum aren’t translated.
        if (latinIn(sentence) && !/: [\w, ]+$/.test(sentence)) english.push({ id, sentence })
      }
    }
  }
  expect(english).toEqual([])
  expect(sentenceCount).toBeGreaterThan(150)
}

test.each(['ur'])(
  'every call answers in %s: when it is done, refused by its form, by its role, and to nobody',
  askInLanguage,
)
test.each(['ar'])(
  'every call answers in %s: when it is done, refused by its form, by its role, and to nobody',
  { tags: ['slow'] },
  askInLanguage,
)

test('responses set Content-Language and Vary', async () => {
  const { inject, course } = await openTestSchool()
  const headersOf = async (headers: Record<string, string>) => {
    const { headers: received } = await inject('listPolicies', headers)
    return [received['content-language'], String(received['vary']).toLowerCase()]
  }
  expect(await headersOf({ 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.8' })).toEqual(['ur', 'accept-language'])
  expect((await headersOf({ 'accept-language': 'de' }))[0]).toBe('en')
  expect((await headersOf({}))[0]).toBe('en')
  for (let count = 0; count < 20; count += 1) await course(`Course number ${count}`)
  const { headers } = await inject('listCourses', { 'accept-language': 'ar', 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['vary']).toMatch(/accept-language/i)
  expect(headers['vary']).toMatch(/accept-encoding/i)
})

test('lists are the same in every language', async () => {
  const { api, signInAs } = await openDemoSchool()
  for (const role of ['admin', 'teacher', 'student'] as const) {
    const token = await signInAs(role)
    const lists = (Object.keys(calls) as OperationId[]).filter(
      (id) => calls[id].method === 'GET' && calls[id].roles.includes(role) && !calls[id].path.includes('{'),
    )
    expect(lists.length).toBeGreaterThan(2)
    for (const id of lists) {
      const [query] = listExampleQueries(id, role)
      const english = await api(id, { token, ...(query && { query }), language: 'en' })
      const urdu = await api(id, { token, ...(query && { query }), language: 'ur' })
      expect(urdu, id).toEqual(english)
    }
  }
})

test('mails use the language of the registration, then of the last sign-in', async () => {
  const { api, student, mails, database } = await openTestSchool()
  const { email } = await student()
  const reset = () => api('requestPasswordReset', { body: { email } })
  const languages = () => mails.map(({ headers }) => headers['Content-Language'])
  await reset()
  await api('signIn', { body: { email, password: PASSWORD }, language: 'ur' })
  await reset()
  await api('signIn', { body: { email, password: PASSWORD } })
  await reset()
  expect(languages()).toEqual(['en', 'ur', 'ur'])

  const body = { ...Object.values(requests.submitTeacherApplication)[0]?.body, email: 'amina@school.test' }
  await database
    .insertInto('courses')
    .values(
      [1, 2, 3, 4, 5, 6].map((id) => ({
        id,
        name: `C${id}`,
        description: null,
        price: 1,
        course_duration: null,
        image: null,
        archived_at: null,
      })),
    )
    .execute()
  expect((await api('submitTeacherApplication', { body, language: 'ar-EG' })).status).toBe(200)
  expect(languages()).toEqual(['en', 'ur', 'ur', 'ar'])
  const storedLanguages = await database
    .selectFrom('accounts')
    .select('language')
    .where('email', '=', 'amina@school.test')
    .execute()
  expect(storedLanguages).toEqual([{ language: 'ar' }])
})

test('placeholder settings are translated and stay empty when saved back', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const read = async (language: string) => (await api('getSettings', { language })).body.settings
  const urdu = await read('ur')
  expect(latinIn(urdu.paymentInstructions.domestic)).toBe(false)
  expect((await api('saveSettings', { token, language: 'ur', body: urdu })).status).toBe(200)
  expect((await read('en')).paymentInstructions.domestic).toMatch(/^\[Placeholder\] Details for payments/)
})
