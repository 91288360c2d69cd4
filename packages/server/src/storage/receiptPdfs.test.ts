import { createPdf } from '@maktab/contract/createPdf'
import { expect, test } from 'vitest'
import { changeSettings } from '../testing/changeSettings.ts'
import { createEncryptedPdf } from '../testing/receiptFiles.ts'
import { readReferencedPictures } from '../testing/readReferencedPictures.ts'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, uploadInChunks } from '../testing/formData.ts'

const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
const fileOf = (...parts: string[]) => new File(parts, 'receipt.pdf', { type: 'application/pdf' })

const buy = (school: TestSchool, token: string, receipt: File) =>
  school.api('purchaseCourse', {
    token,
    body: createForm({ courseID: '1', paymentMethod: 'jazzcash', receipt, ...times }),
  })

/** A school that accepts PDF receipts, with a course to buy. */
async function openWithStudent() {
  const school = await openTestSchool()
  await changeSettings(school, (await school.admin()).token, { acceptsPdfReceipts: true })
  const { token } = await school.student()
  await school.course()
  return { school, token }
}

// proves X77
test('a PDF receipt is stored unchanged and sent as a sandboxed download', async () => {
  const { school, token } = await openWithStudent()
  const pdf = createPdf(['Paid 45 to the school'])
  expect((await buy(school, token, fileOf(pdf))).status).toBe(200)
  const [name = ''] = await school.pictures()
  expect(name).toMatch(/^receipt-[\w-]{22}\.pdf$/)
  expect([...(await readReferencedPictures(school.database))]).toEqual([name])
  const { billing } = (await school.api('listStudentBilling', { token })).body
  const sent = await school.getUpload(billing[0]?.receipt ?? '')
  expect([sent.statusCode, sent.body]).toEqual([200, pdf])
  expect(sent.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt.pdf"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await school.getUpload(`/uploads/${name}`)).statusCode).toBe(404)
})

// proves X77
test('a PDF receipt can be uploaded in chunks', async () => {
  const { school, token } = await openWithStudent()
  const { name } = await uploadInChunks(school, Buffer.from(new TextEncoder().encode(createPdf())), {
    token,
    type: 'application/pdf',
  })
  const body = createForm({ courseID: '1', paymentMethod: 'jazzcash', receiptUpload: name, ...times })
  expect((await school.api('purchaseCourse', { token, body })).status).toBe(200)
  expect(await school.pictures()).toEqual([expect.stringMatching(/\.pdf$/)])
})

test.each([
  ['that only forbids changes', createEncryptedPdf({ revision: 6 })],
  ['with bytes around it', `\r\n${createPdf()}${' '.repeat(5000)}`],
])('a PDF %s is accepted', async (_, pdf) => {
  const { school, token } = await openWithStudent()
  expect((await buy(school, token, fileOf(pdf))).status).toBe(200)
})

const page = '<!doctype html><script>alert(1)</script>'
const none = 'The file must be a JPEG, PNG, WebP or PDF.'
const unreadable = 'We couldn’t read this PDF. Choose another PDF or an image.'
const secret = 'This PDF is password-protected. Choose an unprotected PDF or an image.'
const megabytes = new Uint8Array(5 * 1024 * 1024)

// proves X77
test.each([
  ['a page under the name of a PDF', fileOf(page), none],
  ['a page with a PDF behind it', fileOf(page, createPdf()), none],
  ['a page that begins as a PDF', fileOf('%PDF-1.4\n', page), unreadable],
  ['a PDF that was cut off', fileOf(createPdf().slice(0, -20)), unreadable],
  ['a PDF without a page', fileOf(createPdf().replace('/Type /Page /Parent', '/Type /None /Parent')), unreadable],
  ['a PDF with a password', fileOf(createEncryptedPdf({ revision: 3, password: 'secret' })), secret],
  [
    'a picture’s header before a PDF',
    fileOf('RIFF....WEBP', createPdf()),
    'We couldn’t read this image. Choose another one.',
  ],
  ['a PDF of 5 MB and a byte', fileOf(createPdf().padEnd(megabytes.length + 1)), 'The file is larger than 5 MB.'],
])('%s is rejected and not stored', async (_, file, sentence) => {
  const { school, token } = await openWithStudent()
  const { status, body } = await buy(school, token, file)
  expect([status, body.error]).toEqual([422, { receipt: [sentence] }])
  expect(await school.pictures()).toEqual([])
})

// proves X77
test('a file that is both PDF and HTML is sent only as a sandboxed download', async () => {
  const { school, token } = await openWithStudent()
  expect((await buy(school, token, fileOf(createPdf([page])))).status).toBe(200)
  const { billing } = (await school.api('listStudentBilling', { token })).body
  const { headers } = await school.getUpload(billing[0]?.receipt ?? '')
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['application/pdf', 'nosniff'])
  expect(headers['content-security-policy']).toContain('sandbox')
})

test('a course picture can’t be a PDF', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const body = createForm({
    courseName: 'Tajweed',
    price: '5',
    courseDuration: '1 month',
    description: 'x',
    image: fileOf(createPdf()),
  })
  const { status, body: response } = await school.api('saveCourse', { token, body })
  expect([status, Object.values(response.error ?? {}).flat()]).toEqual([
    422,
    expect.arrayContaining(['The file must be a JPEG, PNG or WebP image.']),
  ])
})

test('a PDF receipt can be removed like a picture', async () => {
  const { school, token } = await openWithStudent()
  await buy(school, token, fileOf(createPdf()))
  const [name = ''] = await school.pictures()
  await school.services.pictures.remove(name)
  expect(await school.pictures()).toEqual([])
})
