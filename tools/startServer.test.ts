import { expect, test, onTestFinished } from 'vitest'
import { pickDemoSettings } from './startServer.ts'
import { readConfig } from '@maktab/server/config'
import { addFirstAdmin } from '@maktab/server/firstAdmin'
import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'
import { listStartupHints, getSetupLinkHint } from './startupHints.ts'

test('a demo school listens on localhost by default', () => {
  expect(pickDemoSettings({}).HOST).toBe('127.0.0.1')
  expect(pickDemoSettings({ HOST: '' }).HOST).toBe('127.0.0.1')
  expect(pickDemoSettings({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
})

test('a demo school ignores settings of a real school', () => {
  const environment = {
    PORT: '3001',
    OUTBOX_FOLDER: '/mails',
    DATABASE_URL: 'postgres://school',
    SMTP_URL: 'smtp://school',
  }
  const settings = pickDemoSettings({ ...environment, DATA_FOLDER: '/school', S3_BUCKET: 'pictures' })
  expect(settings).toEqual({ PORT: '3001', HOST: '127.0.0.1', OUTBOX_FOLDER: '/mails' })
})

const hints = (environment: Record<string, string>, isInArchive: boolean) =>
  listStartupHints({ config: readConfig(environment, '/srv'), environment, isInArchive })

test('serve warns if the data is inside the archive or PUBLIC_URL is missing', () => {
  const [inside, outside] = [join(root, 'data', 'school'), '/var/lib/maktab']
  const PUBLIC_URL = 'https://school.example'
  expect(hints({ DATA_FOLDER: inside, PUBLIC_URL }, true)).toEqual([
    `The data folder ${inside} is inside the unpacked archive, which a new version replaces. Set DATA_FOLDER to a folder outside it.`,
  ])
  expect(hints({ DATA_FOLDER: inside, PUBLIC_URL }, false)).toEqual([])
  expect(hints({ DATA_FOLDER: outside, PUBLIC_URL }, true)).toEqual([])
  expect(hints({ DATA_FOLDER: outside, PUBLIC_URL: ' ', PORT: '3330' }, true)).toEqual([
    expect.stringMatching(/^PUBLIC_URL is not set, so links begin with http:\/\/localhost:3330 /),
  ])
})

test('serve lists folders that restores have moved aside', async () => {
  const base = await mkdtemp(join(tmpdir(), 'hints-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  for (const name of ['school', 'school-before-12', 'other-before-12']) await mkdir(join(base, name))
  await symlink('school', join(base, 'linked'))
  const PUBLIC_URL = 'https://school.example'
  const told = `Data from before a restore is still in ${join(base, 'school-before-12')}. Delete it when you no longer need it.`
  for (const name of ['school', 'linked'])
    expect(hints({ DATA_FOLDER: join(base, name), PUBLIC_URL }, false)).toEqual([told])
})

test('serve prints how to get a new link until an administrator has set a password', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'hints-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const { database, close } = await openSchoolDatabase({ dataFolder, databaseUrl: undefined }, 'school')
  await addFirstAdmin(database, { email: 'head@school.test', name: 'Administrator' }, Date.now())
  expect(await getSetupLinkHint(database)).toBe(
    'No administrator has set a password yet. For a new link: npm run admin -- reset head@school.test',
  )
  await database.updateTable('accounts').set({ password_hash: 'set' }).execute()
  expect(await getSetupLinkHint(database)).toBeUndefined()
  await close()
})
