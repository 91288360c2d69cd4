import { type OperationId, answerParts, calls } from '@maktab/contract/calls'
import { recordKindsByOperation } from '@maktab/contract/wire/recordKindsByOperation'
import { expect, test } from 'vitest'
import { invalidatedOnError, invalidations } from './invalidations.ts'

const isRead = (id: OperationId) => `${calls[id].method} ${calls[id].path}` in answerParts && calls[id].method === 'GET'

/** What they change is shown to nobody who can call them. */
const untouching: ReadonlySet<OperationId> = new Set([
  'signIn',
  'signOut',
  // Another child’s page begins anew, with nothing of the one before.
  'switchChild',
  'requestPasswordReset',
  'checkResetLink',
  'resetPassword',
  'confirmEmail',
  'sendConfirmation',
  'submitTeacherApplication',
  'registerStudent',
  'findClashes',
  'noteReceiptSeen',
  'testReminder',
  // Of the device, and of nothing that is read.
  'addReminderDevice',
  'removeReminderDevice',
  'beginUpload',
  'sendPiece',
])

test('after every call that changes something is read again what shows it', () => {
  const changing = (Object.keys(calls) as OperationId[]).filter((id) => !isRead(id) && !untouching.has(id))
  expect(Object.keys(invalidations).toSorted()).toEqual(changing.toSorted())
})

test('what is read again is only read, by somebody who may change it', () => {
  for (const [id, reads] of Object.entries(invalidations) as [OperationId, readonly OperationId[]][]) {
    expect([id, reads.filter((read) => !isRead(read))]).toEqual([id, []])
    const readers = new Set(reads.flatMap((read) => (calls[read].isPublic ? calls[id] : calls[read]).roles))
    expect([id, calls[id].roles.filter((role) => !readers.has(role))]).toEqual([id, []])
  }
})

test('what is read again though a call failed is known', () => {
  expect([...invalidatedOnError].filter((id) => !invalidations[id])).toEqual([])
})

test('what is read again after a change of one’s own is read again after others’ changes, but for what is one’s own alone', () => {
  const reads = new Set(Object.values(invalidations).flat())
  expect([...reads].filter((id) => !recordKindsByOperation[id]).toSorted()).toEqual(['getCalendarFeed', 'getReminders'])
})

test('whatever may change what was paid is added up again', () => {
  const deciding = ['decidePurchase', 'updatePaymentStatus', 'decideFee', 'correctPayment'] as const
  for (const id of deciding) {
    expect([id, invalidations[id]]).toEqual([id, expect.arrayContaining(['getIncome', 'listPayments', 'getStatement'])])
  }
})
