import { type OperationId, answerParts, calls } from '@maktab/contract/calls'
import { recordKindsByOperation } from '@maktab/shared/recordKindsByOperation'
import { expect, test } from 'vitest'
import { invalidatedOnError, invalidations } from './invalidations.ts'

const isQuery = (id: OperationId) =>
  `${calls[id].method} ${calls[id].path}` in answerParts && calls[id].method === 'GET'

/** Mutations whose result isn’t visible to the roles that can call them. */
const withoutInvalidations: ReadonlySet<OperationId> = new Set([
  'signIn',
  'signOut',
  // Registering another child starts with an empty page.
  'switchChild',
  'requestPasswordReset',
  'checkResetLink',
  'resetPassword',
  'confirmEmail',
  'sendConfirmation',
  'changeOwnPassword',
  'submitTeacherApplication',
  'registerStudent',
  'requestTrial',
  'checkEmail',
  'findClashes',
  // Only checks.
  'previewImport',
  'noteReceiptSeen',
  'testReminder',
  'remindTeachers',
  // Concerns only the device, not any query.
  'addReminderDevice',
  'removeReminderDevice',
  'beginUpload',
  'sendPiece',
])

test('every mutation invalidates the queries that show its result', () => {
  const mutations = (Object.keys(calls) as OperationId[]).filter((id) => !isQuery(id) && !withoutInvalidations.has(id))
  expect(Object.keys(invalidations).toSorted()).toEqual(mutations.toSorted())
})

test('every invalidated query is a read that a caller of the mutation may use', () => {
  for (const [id, reads] of Object.entries(invalidations) as [OperationId, readonly OperationId[]][]) {
    expect([id, reads.filter((read) => !isQuery(read))]).toEqual([id, []])
    const readers = new Set(reads.flatMap((read) => (calls[read].isPublic ? calls[id] : calls[read]).roles))
    expect([id, calls[id].roles.filter((role) => !readers.has(role))]).toEqual([id, []])
  }
})

test('every operation that invalidates on error is known', () => {
  expect([...invalidatedOnError].filter((id) => !invalidations[id])).toEqual([])
})

test('every invalidated query is also refetched after changes of others, except queries for personal data', () => {
  const reads = new Set(Object.values(invalidations).flat())
  expect([...reads].filter((id) => !recordKindsByOperation[id]).toSorted()).toEqual(['getCalendarFeed', 'getReminders'])
})

test('every mutation of payments invalidates the statistics of payments', () => {
  const paymentMutations = ['decidePurchase', 'updatePaymentStatus', 'decideFee', 'correctPayment'] as const
  for (const id of paymentMutations) {
    expect([id, invalidations[id]]).toEqual([id, expect.arrayContaining(['getIncome', 'listPayments', 'getStatement'])])
  }
})
