import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addAdmin } from '../features/auth/addAdmin.ts'
import { readConfig } from '../config.ts'
import { createApp } from '../createApp.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { subscribeToChanges } from '../testing/subscribeToChanges.ts'
import { openPostgresProxy } from '../testing/openPostgresProxy.ts'

const ADMIN = { email: 'admin@school.test', password: 'open sesame' }

test('what is changed is heard by another line than the one by which it is read and written', async ({ skip }) => {
  const made = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.make()
  if (!made || !('url' in made.place)) return skip('PostgreSQL is not on this machine.')
  const relay = await openPostgresProxy(made.place.url)
  const folder = await mkdtemp(join(tmpdir(), 'listen-'))
  const settings = { DATABASE_URL: made.place.url, DATABASE_LISTEN_URL: relay.url, DATA_FOLDER: folder }
  const school = await createApp({ config: readConfig(settings, folder), isLogging: false, checksAnswers: false })
  onTestFinished(async () => {
    await school.close()
    await made.remove()
    await rm(folder, { recursive: true, force: true })
  })
  await addAdmin(school.database, { ...ADMIN, name: 'Admin' }, Date.now())
  const signedIn = await school.server.inject({ method: 'POST', url: '/api/auth/login', body: ADMIN })
  expect(relay.lines()).toBe(0)
  const { told } = await subscribeToChanges(school, signedIn.json<{ token: string }>().token)
  expect(relay.lines()).toBe(1)
  await school.database.insertInto('policies').values({ title: 'Manners', description: 'x' }).execute()
  await expect.poll(() => told).toContain('policies')
})
