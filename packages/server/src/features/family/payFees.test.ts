import { expect, test } from 'vitest'
import { openFamilyTestSchool } from '#testing/openFamilyTestSchool.ts'
import { removeOldReceipts } from '../erasure/removeOldReceipts.ts'

// proves X291
test('payFees stores one receipt for the fees of several children', async () => {
  const school = await openFamilyTestSchool()
  const ids = [await school.fee(school.first.id), await school.fee(school.second.id, '2026-12', 'Qaida')]
  expect(await school.pay(ids, { transactionId: 'FT-1', origin: 'domestic' })).toMatchObject({
    status: 200,
    body: { message: 'Payment submitted' },
  })
  const [one, other] = await school.receipts()
  expect(one).toMatchObject({ record_id: ids[0], student_id: school.first.id, amount: 4500, transaction_id: 'FT-1' })
  expect(other).toMatchObject({ record_id: ids[1], student_id: school.second.id, amount: 4500, origin: 'domestic' })
  expect([other?.file, other?.bundle_id]).toEqual([one?.file, one?.bundle_id])
  expect(await school.fees()).toMatchObject([
    { status: 'pending', receipt: one?.file, method: 'bank transfer' },
    { status: 'pending', receipt: one?.file, method: 'bank transfer' },
  ])
})

// proves X291
test('payFees changes nothing if one fee is settled, in another currency or of another family', async () => {
  const school = await openFamilyTestSchool()
  const own = await school.fee(school.first.id)
  const [settled, foreign] = [await school.fee(school.second.id), await school.fee(school.second.id, '2027-01')]
  const strange = await school.fee(school.stranger.id)
  const set = (id: number, values: object) =>
    school.database.updateTable('fees').set(values).where('id', '=', id).execute()
  await set(settled, { status: 'paid' })
  await set(foreign, { currency: 'EUR' })
  const before = await school.fees()
  expect(await school.pay([own, settled])).toMatchObject({
    status: 422,
    body: { error: { fees: ['Already settled: Tajweed, 2026-12. Nothing was submitted.'] } },
  })
  expect(await school.pay([own, foreign])).toMatchObject({
    status: 422,
    body: { error: { fees: ['Fees in different currencies need separate payments.'] } },
  })
  for (const id of [strange, 2_147_483_647]) expect((await school.pay([own, id])).status).toBe(404)
  expect(await school.fees()).toEqual(before)
  expect(await school.receipts()).toEqual([])
})

// proves X291
test('payFees pays the only fee of a sibling', async () => {
  const school = await openFamilyTestSchool()
  const id = await school.fee(school.second.id)
  expect((await school.pay([id])).status).toBe(200)
  expect(await school.fees()).toMatchObject([{ id, status: 'pending' }])
  const params = { id }
  const { payment } = (await school.api('getPayment', { token: school.adminToken, params, query: { kind: 'fee' } }))
    .body
  expect(payment.together).toBeUndefined()
})

// proves X291
test('payFees rejects no fee, the same fee twice and a missing receipt', async () => {
  const school = await openFamilyTestSchool()
  const id = await school.fee(school.first.id)
  for (const ids of [[], [id, id]])
    expect(await school.pay(ids)).toMatchObject({ status: 422, body: { error: { fees: [expect.any(String)] } } })
  const other = await school.fee(school.second.id)
  const body = new FormData()
  for (const [name, value] of Object.entries({ fees: JSON.stringify([id, other]), paymentMethod: 'jazzcash' }))
    body.append(name, value)
  expect(await school.api('payFees', { token: school.first.token, body })).toMatchObject({
    status: 422,
    body: { error: { receipt: [expect.any(String)] } },
  })
})

// proves X291
test('payFees pays neither for a blocked child nor with the token of a teacher', async () => {
  const school = await openFamilyTestSchool()
  const ids = [await school.fee(school.first.id), await school.fee(school.second.id)]
  expect((await school.pay(ids, { token: (await school.teacher()).token })).status).toBe(403)
  await school.database
    .updateTable('accounts')
    .set({ status: 'blocked' })
    .where('id', '=', school.second.accountId)
    .execute()
  expect((await school.pay(ids)).status).toBe(404)
})

// proves X292
test('payments with one receipt name each other and are not reported as duplicates', async () => {
  const school = await openFamilyTestSchool()
  const ids = [await school.fee(school.first.id), await school.fee(school.second.id, '2026-12', 'Qaida')] as const
  await school.pay(ids, { transactionId: 'FT-1' })
  const token = school.adminToken
  const read = async (id: number) =>
    (await school.api('getPayment', { token, params: { id }, query: { kind: 'fee' } })).body.payment
  const other = {
    kind: 'fee',
    id: ids[1],
    person: { id: school.second.id, name: expect.any(String) },
    what: 'Qaida, 2026-12',
    amount: 45,
    paymentStatus: 'pending',
    version: 2,
  }
  expect(await read(ids[0])).toMatchObject({ together: [other], alike: [] })
  const { items } = (await school.api('listWaiting', { token })).body
  expect(items.find(({ key }) => key === `feePayment-${ids[0]}`)?.together).toEqual([other])
  const { fees } = (await school.api('listOwnFees', { token: school.first.token })).body
  expect(fees[0]?.together).toEqual([other])

  // The same bytes for a fee that was not paid with them are still reported.
  const third = await school.fee(school.stranger.id)
  const fourth = await school.fee(school.stranger.id, '2027-01')
  await school.pay([third, fourth], { token: school.stranger.token })
  expect((await read(ids[0])).alike.map(({ payment }) => payment.id).toSorted()).toEqual([third, fourth])
})

// proves X292
test('each payment of a receipt is decided on its own', async () => {
  const school = await openFamilyTestSchool()
  const ids = [await school.fee(school.first.id), await school.fee(school.second.id)]
  await school.pay(ids)
  const token = school.adminToken
  const decide = async (id: number | undefined, paymentStatus: string, reason?: string) =>
    (await school.api('decideFee', { token, body: { id, paymentStatus, version: 2, ...(reason && { reason }) } }))
      .status
  expect(await decide(ids[0], 'paid')).toBe(200)
  expect(await decide(ids[1], 'rejected', 'The sum is too small.')).toBe(200)
  expect((await school.fees()).map(({ status }) => status)).toEqual(['paid', 'rejected'])
  expect((await school.receipts()).map(({ status }) => status)).toEqual(['paid', 'rejected'])
})

// proves X292
test('seeing a receipt or correcting its transaction number counts for all of its payments', async () => {
  const school = await openFamilyTestSchool()
  const ids = [await school.fee(school.first.id), await school.fee(school.second.id)]
  await school.pay(ids)
  const token = school.adminToken
  const about = { kind: 'fee', id: ids[1] }
  await school.api('noteReceiptSeen', { token, body: about })
  const numbered = await school.api('saveTransactionId', {
    token,
    body: { ...about, transactionId: 'FT-9', seen: null },
  })
  expect(numbered.status).toBe(200)
  expect(await school.receipts()).toMatchObject([
    { seen_at: school.now(), transaction_id: 'FT-9' },
    { seen_at: school.now(), transaction_id: 'FT-9' },
  ])
})

// proves X291
test('a shared file stays until new receipts have replaced it for all payments', async () => {
  const school = await openFamilyTestSchool()
  const [one, other] = [await school.fee(school.first.id), await school.fee(school.second.id)]
  await school.pay([one, other])
  const [shared] = await school.pictures()
  await school.pay([one], { width: 60 })
  expect(await school.pictures()).toContain(shared)
  await school.pay([other], { width: 80 })
  expect(await school.pictures()).toHaveLength(2)
  expect(await school.pictures()).not.toContain(shared)
})

// proves X291
test('erasing one child keeps the file that was also sent for a sibling', async () => {
  const school = await openFamilyTestSchool()
  await school.pay([await school.fee(school.first.id), await school.fee(school.second.id)])
  const [shared] = await school.pictures()
  const erase = (id: number) => school.api('eraseStudent', { token: school.adminToken, params: { id } })
  expect((await erase(school.second.id)).status).toBe(200)
  expect(await school.pictures()).toEqual([shared])
  expect((await erase(school.first.id)).status).toBe(200)
  expect(await school.pictures()).toEqual([])
})

// proves X291
test('an old shared file is removed once no payment of it is pending', async () => {
  const school = await openFamilyTestSchool()
  const ids = [await school.fee(school.first.id), await school.fee(school.second.id)]
  await school.pay(ids)
  const [shared] = await school.pictures()
  const { database, adminToken: token } = school
  const decide = (id: number | undefined) => school.api('decideFee', { token, body: { id, paymentStatus: 'paid' } })
  const removed: string[] = []
  const retention = { retentionDays: 30, now: school.now() + 31 * 86_400_000 }
  const removeOld = () => removeOldReceipts(database, async (name) => void removed.push(name), retention)
  await decide(ids[0])
  expect([await removeOld(), removed]).toEqual([0, []])
  await decide(ids[1])
  expect([await removeOld(), removed]).toEqual([1, [shared]])
})

// proves X291
test('the guardian gets one mail for each child', async () => {
  const school = await openFamilyTestSchool()
  const ids = [
    await school.fee(school.first.id),
    await school.fee(school.first.id, '2027-01'),
    await school.fee(school.second.id, '2026-12', 'Qaida'),
  ]
  await school.pay(ids)
  await school.pay(ids)
  await school.api('getSettings')
  await expect.poll(() => school.mails).toHaveLength(2)
  // Both go to the email that the siblings share.
  expect(school.mails.map(({ to }) => to)).toEqual([school.first.email, school.first.email])
  expect(school.mails[0]?.text).toMatch(/December 2026[^]*January 2027/)
  expect(school.mails[0]?.text).not.toContain('Qaida')
  expect(school.mails[1]?.text).toContain('Qaida')
})
