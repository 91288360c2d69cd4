import { expect, test } from 'vitest'
import { DATABASE_ID_KEY } from '../database/folderOwner.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

test('a Message-ID names the job and the database, so that a restored copy never uses one again', async () => {
  const { ask, database, mails, work, teacher } = await openTestSchool()
  const request = async () => {
    const { email } = await teacher()
    await ask('requestPasswordReset', { body: { email } })
    await work()
    const [, job, id] = /^<job-(\d+)\.([\w-]{36})@[\w.]+>$/.exec(mails.at(-1)?.messageId ?? '') ?? []
    return { job, id }
  }
  const [first, second] = [await request(), await request()]
  expect(first.id).toBeDefined()
  expect(second.id).toBe(first.id)
  expect(second.job).not.toBe(first.job)
  // As a restore does.
  await database.deleteFrom('settings').where('key', '=', DATABASE_ID_KEY).execute()
  expect((await request()).id).not.toBe(first.id)
})
