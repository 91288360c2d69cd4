import { createPdf } from '@maktab/contract/createPdf'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeSettings } from '#testing/changeSettings.ts'
import { openFeeTestSchool } from '#testing/openPaymentTestSchool.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, uploadInChunks } from '#testing/formData.ts'

const bytes = Buffer.from(new TextEncoder().encode(createPdf(['Paid'])))
const pdf = () => new File([bytes], 'receipt.pdf', { type: 'application/pdf' })
const message = 'The school accepts receipts only as images, not as PDFs.'
const purchase = {
  courseID: '1',
  paymentMethod: 'jazzcash',
  'classTimings[0][from]': '16:00',
  'classTimings[0][to]': '17:00',
}
const registration = {
  name: 'Zaynab Malik',
  guardian_name: 'Amina Malik',
  email: 'zaynab@school.test',
  password: 'open sesame',
  contact_number: '+92 300 1234567',
  signature: 'Zaynab Malik',
  'courses[0][course_id]': '1',
  'courses[0][course_name]': 'Any',
  'courses[0][timings][0][from]': '16:00',
  'courses[0][timings][0][to]': '17:00',
  'courses[0][billing][payment_method]': 'PayPal',
}
const recital = {
  title: 'Recital',
  description: 'x',
  price: 5,
  time: '2027-01-01T18:00',
  link: null,
  archived_at: null,
}

async function open() {
  const school = await openTestSchool()
  const { token } = await school.student()
  await school.course()
  await school.database.insertInto('events').values(recital).execute()
  return { ...school, school, token }
}

// proves 1§5.8, 2§5.2, X77
test('PDF receipts of courses, events and registrations are rejected until the school accepts them', async () => {
  const { school, token, api } = await open()
  const buy = () => api('purchaseCourse', { token, body: createForm({ ...purchase, receipt: pdf() }) })
  const pay = () =>
    api('submitEventPayment', { token, body: createForm({ eventID: '1', method: 'bank', receipt: pdf() }) })
  const register = () =>
    api('registerStudent', { body: createForm({ ...registration, 'courses[0][billing][receipt_image]': pdf() }) })
  expect(await buy()).toMatchObject({ status: 422, body: { error: { receipt: [message] } } })
  expect(await pay()).toMatchObject({ status: 422, body: { error: { receipt: [message] } } })
  expect(await register()).toMatchObject({
    status: 422,
    body: { error: { 'courses[0].billing.receipt_image': [message] } },
  })
  expect(await school.pictures()).toEqual([])
  await changeSettings(school, (await school.admin()).token, { acceptsPdfReceipts: true })
  expect([(await buy()).status, (await pay()).status, (await register()).status]).toEqual([200, 200, 200])
})

// proves X77
test('a PDF receipt of a fee is rejected at its field until the school accepts them', async () => {
  const school = await openFeeTestSchool()
  await school.advanceDays(23)
  await school.extendSessions()
  const { token } = school.zaynab
  const pay = () =>
    school.api('payFee', { token, body: createForm({ feeID: '1', paymentMethod: 'bank transfer', receipt: pdf() }) })
  expect(await pay()).toMatchObject({ status: 422, body: { error: { receipt: [message] } } })
  await changeSettings(school, school.token, { acceptsPdfReceipts: true })
  expect((await pay()).status).toBe(200)
})

// proves X77
test('a chunked PDF is rejected at the start, or in the form if it was announced as a picture', async () => {
  const { school, token, api } = await open()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const begin = () => api('beginUpload', { token, body: { size: bytes.length, type: 'application/pdf', sha256 } })
  expect(await begin()).toMatchObject({ status: 422, body: { error: { type: [message] } } })
  const { name } = await uploadInChunks(school, bytes, { token, type: 'image/png' })
  const buy = () => api('purchaseCourse', { token, body: createForm({ ...purchase, receiptUpload: name }) })
  expect(await buy()).toMatchObject({ status: 422, body: { error: { receipt: [message] } } })
  await changeSettings(school, (await school.admin()).token, { acceptsPdfReceipts: true })
  expect([(await begin()).status, (await buy()).status]).toEqual([200, 200])
})

// proves X77
test('an accepted PDF stays readable after the school stops accepting PDFs', async () => {
  const { school, token, api } = await open()
  const admin = (await school.admin()).token
  await changeSettings(school, admin, { acceptsPdfReceipts: true })
  await api('purchaseCourse', { token, body: createForm({ ...purchase, receipt: pdf() }) })
  await changeSettings(school, admin, { acceptsPdfReceipts: false })
  const { billing } = (await api('listStudentBilling', { token })).body
  const sent = await school.getUpload(billing[0]?.receipt ?? '')
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/pdf'])
})
