import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { createFolderStore } from '#storage/fileStores.ts'

/** A student whose submission is paused after the receipt was read and before it is checked again and stored. */
async function open() {
  const [arrival, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const folder = await mkdtemp(join(tmpdir(), 'receipts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const store = createFolderStore(folder, 0)
  const school = await openTestSchool({
    store: {
      ...store,
      write: async (name, bytes) => {
        await store.write(name, bytes)
        arrival.resolve()
        await leave.promise
      },
    },
  })
  const { api, database } = school
  const [{ token }, zaynab, course] = [await school.admin(), await school.student(), await school.course()]
  const owners = { student_id: zaynab.id, course_id: course }
  const { id: purchase_id } = await database
    .insertInto('purchases')
    .values({ ...owners, receipt: null, status: 'rejected', created_at: 0, decided_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('fees')
    .values({
      ...owners,
      purchase_id,
      month: '2026-12',
      due_on: '2026-12-01',
      price: 4500,
      discount: 0,
      amount: 4500,
      currency: 'USD',
      reference: 'F1',
      status: 'due',
      receipt: null,
      method: null,
      created_at: 0,
      sent_at: null,
      decided_at: null,
    })
    .execute()
  const event = { title: 'Recital', description: 'x', price: 5, time: '2027-01-01T18:00', link: null }
  await database
    .insertInto('events')
    .values({ ...event, archived_at: null })
    .execute()
  const receipt = await createPictureFile()
  const bodies = {
    purchaseCourse: {
      courseID: String(course),
      paymentMethod: 'jazzcash',
      'classTimings[0][from]': '16:00',
      'classTimings[0][to]': '17:00',
    },
    submitEventPayment: { eventID: '1', method: 'bank' },
    payFee: { feeID: '1', paymentMethod: 'jazzcash' },
  }
  return {
    database,
    arrived: arrival.promise,
    letGo: leave.resolve,
    send: (id: keyof typeof bodies) => api(id, { token: zaynab.token, body: createForm({ ...bodies[id], receipt }) }),
    erase: () => api('eraseStudent', { token, params: { id: zaynab.id } }),
    remove: () => api('deleteStudent', { token, params: { id: zaynab.id } }),
    storedReceipts: async () => (await readdir(folder)).length,
  }
}

// proves X65
test.each(['purchaseCourse', 'submitEventPayment', 'payFee'] as const)(
  '%s stores no receipt of a person who is erased or deleted while it is being submitted',
  async (id) => {
    for (const end of ['erase', 'remove'] as const) {
      const { database, arrived, letGo, send, storedReceipts, ...ends } = await open()
      const sent = send(id)
      await arrived
      expect((await ends[end]()).status).toBe(200)
      letGo()
      expect((await sent).status).toBe(404)
      expect(await storedReceipts()).toBe(0)
      expect(await database.selectFrom('receipts').select('id').execute()).toEqual([])
    }
  },
)
