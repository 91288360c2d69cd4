import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createLargeReceipt, uploadInChunks } from '../testing/formData.ts'

const KILOBYTE = 1024
const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const begin = ({ api }: TestSchool, bytes: Uint8Array, more: { token?: string; from?: string } = {}) =>
  api('beginUpload', { body: { size: bytes.length, type: 'image/png', sha256: hashOf(bytes) }, ...more })

const send = (
  { api }: TestSchool,
  name: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  more: { token?: string } = {},
) =>
  api('sendPiece', {
    params: { upload: name, offset },
    body: createForm({ piece: new File([bytes], 'piece') }),
    ...more,
  })

const rows = async ({ database }: TestSchool) => ({
  uploads: (await database.selectFrom('uploads').select('id').execute()).length,
  pieces: (await database.selectFrom('upload_pieces').select('position').execute()).length,
})

const buy = (school: TestSchool, token: string, more: Record<string, string>) =>
  school.api('purchaseCourse', {
    token,
    body: createForm({ courseID: '1', paymentMethod: 'jazzcash', ...times, ...more }),
  })

// proves X75
test('a purchase with a chunked receipt is saved once, like one with the file in the form', async () => {
  const school = await openTestSchool()
  const [{ token }] = [await school.student(), await school.course()]
  const bytes = await createLargeReceipt(200 * KILOBYTE)
  const { name } = await uploadInChunks(school, bytes, { token })
  expect(await rows(school)).toEqual({ uploads: 1, pieces: 4 })
  expect((await buy(school, token, { receiptUpload: name })).status).toBe(200)
  expect(await school.pictures()).toEqual([expect.stringMatching(/^receipt-.*\.webp$/)])
  expect(await rows(school)).toEqual({ uploads: 0, pieces: 0 })
  const { billing } = (await school.api('listStudentBilling', { token })).body
  expect((await school.getUpload(billing[0]?.receipt ?? '')).statusCode).toBe(200)
  await school.database.updateTable('purchases').set({ status: 'rejected' }).execute()
  expect((await buy(school, token, { receiptUpload: name })).body.error).toEqual({
    receipt: ['The receipt is missing. Choose it again.'],
  })
})

// proves X75
test('a rejected form keeps its upload, so that it can be resubmitted without the file', async () => {
  const school = await openTestSchool()
  const [{ token }] = [await school.student(), await school.course()]
  const { name } = await uploadInChunks(school, await createLargeReceipt(20 * KILOBYTE), { token })
  const wrong = { receiptUpload: name, 'classTimings[0][to]': '16:00' }
  expect((await buy(school, token, wrong)).status).toBe(422)
  expect(await school.pictures()).toEqual([])
  expect((await buy(school, token, { receiptUpload: name })).status).toBe(200)
})

// proves X75
test('a repeated form gets the stored response although its upload is deleted', async () => {
  const school = await openTestSchool()
  const [{ token }] = [await school.student(), await school.course()]
  const { name } = await uploadInChunks(school, await createLargeReceipt(20 * KILOBYTE), { token })
  const body = () => createForm({ courseID: '1', paymentMethod: 'jazzcash', receiptUpload: name, ...times })
  const press = () => school.api('purchaseCourse', { token, key: 'k'.repeat(20), body: body() })
  const first = await press()
  expect([first.status, await press()]).toEqual([200, first])
  expect(await school.pictures()).toHaveLength(1)
})

test('event payment and registration accept chunked uploads', async () => {
  const school = await openTestSchool()
  const student = await school.student()
  await school.course()
  const event = {
    title: 'Recital',
    description: 'x',
    price: 5,
    time: '2027-01-01T18:00',
    link: null,
    archived_at: null,
  }
  await school.database.insertInto('events').values(event).execute()
  const own = await uploadInChunks(school, await createLargeReceipt(20 * KILOBYTE), { token: student.token })
  const paid = await school.api('submitEventPayment', {
    token: student.token,
    body: createForm({ eventID: '1', method: 'bank', receiptUpload: own.name }),
  })
  expect(paid.status).toBe(200)

  const anybodys = await uploadInChunks(school, await createLargeReceipt(20 * KILOBYTE))
  const registered = await school.api('registerStudent', {
    body: createForm({
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
      'courses[0][billing][receipt_upload]': anybodys.name,
      'courses[0][billing][payment_method]': 'PayPal',
    }),
  })
  expect(registered).toMatchObject({ status: 200 })
  expect(await school.pictures()).toHaveLength(2)
  expect(await rows(school)).toEqual({ uploads: 0, pieces: 0 })
})

// proves X75
test('a repeated chunk is ignored, and a wrong offset returns the number of received bytes', async () => {
  const school = await openTestSchool()
  const bytes = await createLargeReceipt(100 * KILOBYTE)
  const name = (await begin(school, bytes)).body.upload
  const [first, second] = [bytes.slice(0, 60_000), bytes.slice(60_000)]
  const progress = { received: 60_000, size: bytes.length }
  expect((await send(school, name, 0, first)).body).toEqual(progress)
  expect((await send(school, name, 0, first)).body).toEqual(progress)
  expect((await send(school, name, 0, bytes)).body).toEqual(progress)
  expect((await send(school, name, 60_001, second.slice(1))).body).toEqual(progress)
  expect((await school.api('getUpload', { params: { upload: name } })).body).toEqual(progress)
  expect((await send(school, name, 60_000, second)).body).toEqual({ ...progress, received: bytes.length })
  expect((await send(school, name, 60_000, second)).body).toEqual({ ...progress, received: bytes.length })
  expect(await rows(school)).toEqual({ uploads: 1, pieces: 2 })
})

test('of concurrent chunks with the same offset one is stored', async () => {
  const school = await openTestSchool()
  const bytes = await createLargeReceipt(100 * KILOBYTE)
  const name = (await begin(school, bytes)).body.upload
  const pieces = [0, 0, 0, 40_000, 40_000].map((at) => send(school, name, at, bytes.slice(at, at + 40_000)))
  expect((await Promise.all(pieces)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { received } = (await school.api('getUpload', { params: { upload: name } })).body
  expect([40_000, 80_000]).toContain(received)
  expect((await rows(school)).pieces).toBe(received / 40_000)
})

test('bytes that don’t match the announced hash are rejected and can be sent again', async () => {
  const school = await openTestSchool()
  const bytes = await createLargeReceipt(20 * KILOBYTE)
  const name = (await begin(school, bytes)).body.upload
  const { status, body } = await send(school, name, 0, new Uint8Array(bytes.length))
  expect([status, body.error]).toEqual([422, { piece: ['The upload was damaged. Choose the file again.'] }])
  expect((await rows(school)).pieces).toBe(0)
  expect((await send(school, name, 0, bytes)).status).toBe(200)
})

test('an upload rejects too many bytes, and chunks that are empty, too small or too large', async () => {
  const school = await openTestSchool()
  const bytes = await createLargeReceipt(600 * KILOBYTE)
  const name = (await begin(school, bytes)).body.upload
  const errorOf = async (offset: number, piece: Uint8Array<ArrayBuffer>) => {
    const { status, body } = await send(school, name, offset, piece)
    return [status, body.error]
  }
  const beyond = { piece: ['The chunk goes beyond the end of the file.'] }
  expect(await errorOf(bytes.length - 10, bytes.slice(0, 11))).toEqual([422, beyond])
  expect(await errorOf(bytes.length, bytes.slice(0, 1))).toEqual([422, beyond])
  const crumb = { piece: ['The chunk is too small.'] }
  expect(await errorOf(0, bytes.slice(0, 16 * KILOBYTE - 1))).toEqual([422, crumb])
  expect(await errorOf(0, new Uint8Array())).toEqual([422, crumb])
  expect(await errorOf(0, bytes.slice(0, 256 * KILOBYTE + 1))).toEqual([
    422,
    { piece: ['The chunk is larger than 256 kB.'] },
  ])
  expect((await errorOf(0, bytes.slice(0, 300 * KILOBYTE)))[0]).toBe(413)
  expect(await rows(school)).toEqual({ uploads: 1, pieces: 0 })
  const tooLarge = await school.api('beginUpload', {
    body: { size: 5 * KILOBYTE * KILOBYTE + 1, type: 'image/png', sha256: hashOf(bytes) },
  })
  expect([tooLarge.status, Object.keys(tooLarge.body.error ?? {})]).toEqual([422, ['size']])
})

// proves X75
test('an upload can be extended, read and used only by its own account', async () => {
  const school = await openTestSchool()
  const [owner, other] = [await school.student(), await school.student()]
  await school.course()
  const bytes = await createLargeReceipt(20 * KILOBYTE)
  const name = (await begin(school, bytes, { token: owner.token })).body.upload
  for (const more of [{ token: other.token }, {}]) {
    expect((await send(school, name, 0, bytes, more)).status).toBe(404)
    expect((await school.api('getUpload', { params: { upload: name }, ...more })).status).toBe(404)
  }
  expect((await send(school, name, 0, bytes, { token: owner.token })).status).toBe(200)
  const expectedError = { receipt: ['The receipt is missing. Choose it again.'] }
  expect((await buy(school, other.token, { receiptUpload: name })).body.error).toEqual(expectedError)
  expect((await buy(school, owner.token, { receiptUpload: 'x'.repeat(32) })).body.error).toEqual(expectedError)
  expect((await buy(school, owner.token, { receiptUpload: name })).status).toBe(200)
})

test('an incomplete upload, or one that is no receipt, is rejected as payment', async () => {
  const school = await openTestSchool()
  const [{ token }] = [await school.student(), await school.course()]
  const bytes = await createLargeReceipt(100 * KILOBYTE)
  const half = (await begin(school, bytes, { token })).body.upload
  await send(school, half, 0, bytes.slice(0, 40_000), { token })
  expect((await buy(school, token, { receiptUpload: half })).body.error).toEqual({
    receipt: ['The upload didn’t finish. Choose the receipt again.'],
  })
  const page = await uploadInChunks(school, Buffer.from(`<html>${'x'.repeat(20_000)}</html>`), { token })
  expect((await buy(school, token, { receiptUpload: page.name })).body.error).toEqual({
    receipt: ['The file must be a JPEG, PNG, WebP or PDF.'],
  })
  const broken = await uploadInChunks(school, Buffer.concat([bytes.subarray(0, 8), randomBytes(20_000)]), { token })
  expect((await buy(school, token, { receiptUpload: broken.name })).body.error).toEqual({
    receipt: ['We couldn’t read this image. Choose another one.'],
  })
  expect(await school.pictures()).toEqual([])
})

test('erasing a person deletes their unfinished uploads', async () => {
  const school = await openTestSchool()
  const [admin, student] = [await school.admin(), await school.student()]
  await uploadInChunks(school, await createLargeReceipt(20 * KILOBYTE), { token: student.token })
  await school.api('eraseStudent', { token: admin.token, params: { id: student.id } })
  expect(await rows(school)).toEqual({ uploads: 0, pieces: 0 })
})
