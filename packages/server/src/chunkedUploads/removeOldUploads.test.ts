import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { removeOldUploads } from './removeOldUploads.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('uploads are removed after a day, and those of a clock that was ahead at once', async () => {
  const { database, now } = await openTestSchool()
  const upload = { account_id: null, network: 'x', type: 'image/png', sha256: 'x', size: 9, received: 1 }
  const begun = {
    old: -DAY - 1,
    dayOld: -DAY,
    fresh: 0,
    otherMachine: 5 * MINUTE,
    ahead: 5 * MINUTE + 1,
    yearAhead: 365 * DAY,
  }
  const rows = Object.entries(begun).map(([name_hash, offset]) => ({ ...upload, name_hash, begun_at: now() + offset }))
  await database.insertInto('uploads').values(rows).execute()
  await removeOldUploads(database, now())
  const left = await database.selectFrom('uploads').select('name_hash').orderBy('id').execute()
  expect(left.map(({ name_hash }) => name_hash)).toEqual(['dayOld', 'fresh', 'otherMachine'])
})
