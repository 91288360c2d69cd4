import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'

/** A school where a student has paid for a course, and the receipt URLs of the student and the administrator. */
async function openPaid() {
  const school = await openTestSchool()
  const { api, student, admin, course } = school
  const [buyer, head] = [await student(), await admin()]
  const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
  const fields = { courseID: String(await course()), paymentMethod: 'jazzcash', ...times }
  await api('purchaseCourse', {
    token: buyer.token,
    body: createForm({ ...fields, receipt: await createPictureFile() }),
  })
  const [own] = (await api('listStudentBilling', { token: buyer.token })).body.billing
  const { data } = (await api('listStudentBillingDetails', { token: head.token, params: { id: buyer.id } })).body
  return { ...school, buyer, head, own: own?.receipt ?? null, seenByAdmin: data[0]?.receipt ?? null }
}

test('receipts are not cached', async () => {
  const { getUpload, own, seenByAdmin } = await openPaid()
  for (const address of [own, seenByAdmin]) {
    const { statusCode, headers } = await getUpload(address)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
  }
})

test('a receipt URL expires when its session signs out', async () => {
  const { api, getUpload, buyer, own, seenByAdmin } = await openPaid()
  await api('signOut', { token: buyer.token })
  expect((await getUpload(own)).statusCode).toBe(404)
  expect((await getUpload(seenByAdmin)).statusCode).toBe(200)
})

test('receipt URLs of a deleted student return 404', async () => {
  const { api, getUpload, buyer, head, own, seenByAdmin } = await openPaid()
  await api('deleteStudent', { token: head.token, params: { id: buyer.id } })
  expect((await getUpload(own)).statusCode).toBe(404)
  expect((await getUpload(seenByAdmin)).statusCode).toBe(200)
})

test('a receipt URL with repeated parameters returns 404', async () => {
  const { getUpload, own } = await openPaid()
  for (const part of ['until', 'session', 'key']) {
    expect((await getUpload(`${own}&${part}=1`)).statusCode).toBe(404)
  }
})
