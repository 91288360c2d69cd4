import { expect, test } from 'vitest'
import { duties } from '../jobs/runsByItself.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

test('what waits is bounded for an account, for a network and for all of them, and forgotten after a day', async () => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const large = { size: 5 * 1024 * 1024, type: 'image/png' as const, sha256: 'a'.repeat(64) }
  const ask = (more: object) => school.ask('beginUpload', { body: large, ...more })
  const full = {
    status: 429,
    body: { error: 'Too many receipts are on their way to the school. Send yours tomorrow.' },
  }
  for (let count = 0; count < 6; count += 1) expect((await ask({ token })).status).toBe(200)
  expect(await ask({ token })).toMatchObject(full)
  for (let count = 0; count < 20; count += 1) expect((await ask({ from: '203.0.113.5' })).status).toBe(200)
  expect(await ask({ from: '203.0.113.5' })).toMatchObject(full)
  expect((await ask({ from: '203.0.113.6' })).status).toBe(200)
  // 409 of them fit into what all visitors may have, wherever each comes from.
  const others = Array.from({ length: 409 - 20 - 2 }, (_, index) => ({
    name_hash: `${index}`,
    network: `${index}`,
    account_id: null,
    received: 0,
    begun_at: school.now(),
    ...large,
  }))
  await school.database.insertInto('uploads').values(others).execute()
  expect((await ask({ from: '192.0.2.7' })).status).toBe(200)
  expect(await ask({ from: '192.0.2.8' })).toMatchObject(full)
  school.later(24 * 60 * 60_000 + 1)
  await duties.removeOldUploads.perform({ database: school.database, now: school.now(), timeZone: 'UTC' })
  expect(await school.database.selectFrom('uploads').select('id').execute()).toEqual([])
})
