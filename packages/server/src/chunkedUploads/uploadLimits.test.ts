import { expect, test } from 'vitest'
import { recurringJobs } from '../jobs/backgroundJobs.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm } from '../testing/formData.ts'

const MINUTE = 60_000
const large = { size: 5 * 1024 * 1024, type: 'image/png' as const, sha256: 'a'.repeat(64) }

test('pending uploads are limited per account, per network and in total, and expire after a day', async () => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const api = (more: object) => school.api('beginUpload', { body: large, ...more })
  const full = {
    status: 429,
    body: { error: 'Too many receipts are being uploaded right now. Try again later.' },
  }
  for (let count = 0; count < 6; count += 1) expect((await api({ token })).status).toBe(200)
  expect(await api({ token })).toMatchObject(full)
  for (let count = 0; count < 20; count += 1) expect((await api({ from: '203.0.113.5' })).status).toBe(200)
  expect(await api({ from: '203.0.113.5' })).toMatchObject(full)
  expect((await api({ from: '203.0.113.6' })).status).toBe(200)
  // 409 uploads fit into the limit of all visitors together, across networks.
  const others = Array.from({ length: 409 - 20 - 2 }, (_, index) => ({
    name_hash: `${index}`,
    network: `${index}`,
    account_id: null,
    received: 0,
    begun_at: school.now(),
    ...large,
  }))
  await school.database.insertInto('uploads').values(others).execute()
  expect((await api({ from: '192.0.2.7' })).status).toBe(200)
  expect(await api({ from: '192.0.2.8' })).toMatchObject(full)
  school.advanceClock(24 * 60 * 60_000 + 1)
  await recurringJobs.removeOldUploads.run({ database: school.database, now: school.now(), timeZone: 'UTC' })
  expect(await school.database.selectFrom('uploads').select('id').execute()).toEqual([])
})

test('an upload without a first chunk reserves its size for ten minutes and is then removed', async () => {
  const school = await openTestSchool()
  const api = (from: string) => school.api('beginUpload', { body: large, from })
  const started = []
  for (let count = 0; count < 20; count += 1) started.push((await api('203.0.113.5')).body.upload)
  expect((await api('203.0.113.5')).status).toBe(429)
  school.advanceClock(10 * MINUTE)
  expect((await api('203.0.113.5')).status).toBe(200)
  const piece = createForm({ piece: new File([new Uint8Array(16_384)], 'piece') })
  const late = await school.api('sendPiece', { params: { upload: started[0] ?? '', offset: 0 }, body: piece })
  expect(late.status).toBe(404)
  await recurringJobs.removeOldUploads.run({ database: school.database, now: school.now(), timeZone: 'UTC' })
  expect(await school.database.selectFrom('uploads').select('id').execute()).toHaveLength(1)
})

test('an interrupted upload reserves only the received bytes after ten minutes, and can be resumed', async () => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const api = () => school.api('beginUpload', { body: large, token })
  const send = (upload: string, offset: number) =>
    school.api('sendPiece', {
      params: { upload, offset },
      body: createForm({ piece: new File([new Uint8Array(65_536)], 'piece') }),
      token,
    })
  const names = []
  for (let count = 0; count < 6; count += 1) names.push((await api()).body.upload)
  for (const name of names) expect((await send(name, 0)).status).toBe(200)
  school.advanceClock(10 * MINUTE)
  // Six uploads sent 384 kB: five more fit into 30 MB, a sixth doesn't.
  for (let count = 0; count < 5; count += 1) expect((await api()).status).toBe(200)
  expect((await api()).status).toBe(429)
  expect((await send(names[0] ?? '', 65_536)).status).toBe(200)
})
