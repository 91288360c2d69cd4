// @module-tag slow
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { lockDataFolder } from '@maktab/server/holdFolder'
import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './run.ts'

const runFile = promisify(execFile)

async function openFolder() {
  const base = await mkdtemp(join(tmpdir(), 'tools-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const folder = join(base, 'data')
  const environment = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1' }
  // The usual default, by which new files are readable by all users.
  const run = async (...args: string[]) =>
    runFile('sh', ['-c', 'umask 022; exec node "$@"', 'sh', ...args], { cwd: root, env: environment }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
    )
  /** Creates the tables as `serve` does. */
  const create = async () => {
    await (await openSchoolDatabase({ dataFolder: folder, databaseUrl: undefined }, 'school')).close()
  }
  return { base, folder, run, create }
}

/** Opens a school like `serve` but without the app, adds a mail and a picture, and closes it. */
const OPEN_SCHOOL = `
  import { createApp } from '@maktab/server/createApp'
  import { exitOnError, readSettings, restrictPermissions } from './tools/serverCommandSetup.ts'
  const config = readSettings('none')
  await restrictPermissions(config.dataFolder)
  const { database, services, close } = await exitOnError(createApp({ config, isLogging: false, validatesResponses: false }))
  const payload = JSON.stringify({ to: 'a@school.test', language: null })
  const mail = { kind: 'applicationReceived', key: null, payload, run_at: 0, done_at: null }
  await database.insertInto('jobs').values(mail).execute()
  const owed = database.selectFrom('jobs').select('id').where('kind', '=', 'applicationReceived')
  const isOwed = () => owed.where('done_at', 'is', null).executeTakeFirst()
  while (await isOwed()) await new Promise((resolve) => setTimeout(resolve, 50))
  const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  await services.pictures.store(new File([pixel], 'a.svg'), 'image')
  await close()`

async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes: Record<string, string> = {}
  for (const name of names) {
    const found = await stat(join(folder, name))
    const expected = found.isDirectory() ? '700' : '600'
    const mode = (found.mode & 0o777).toString(8)
    if (mode !== expected) modes[name] = mode
  }
  return modes
}

test('files written by the server and its commands are private to the user', async () => {
  const { base, folder, run } = await openFolder()
  expect(await run('--input-type=module', '-e', OPEN_SCHOOL)).toMatchObject({ code: 0 })
  expect(await run('tools/migrate.ts')).toEqual({ code: 0, output: 'The database is up to date.\n' })
  expect((await run('tools/admin.ts', 'create', 'head@school.test')).code).toBe(0)
  expect((await readdir(folder)).toSorted()).toEqual(expect.arrayContaining(['maktab.db', 'outbox', 'pictures']))
  expect(await modesIn(folder)).toEqual({})
  expect(await run('tools/backupAndRestore.ts', 'backup', join(base, 'copy'))).toMatchObject({
    code: 0,
    output: `Backed up ${folder} to ${join(base, 'copy')}: the database and 1 files, including all 0 that the database refers to.\n`,
  })
  expect(await modesIn(join(base, 'copy'))).toEqual({})
  expect((await run('tools/backupAndRestore.ts', 'restore', join(base, 'copy'))).code).toBe(0)
  expect(await modesIn(folder)).toEqual({})
}, 240_000)

test('every command that opens data calls restrictPermissions and exitOnError', async () => {
  const opening = /@maktab\/server\/(?:createApp|openSchoolDatabase|backup|restore|erase)'/
  const without: string[] = []
  for (const name of (await readdir(join(root, 'tools'))).filter((file) => /^\w+\.ts$/.test(file))) {
    const source = await readFile(join(root, 'tools', name), 'utf8')
    const imports = source.match(/^import (?!type).*$/gm)?.join('\n') ?? ''
    if (opening.test(imports) && !(source.includes('await restrictPermissions(') && source.includes('exitOnError(')))
      without.push(name)
  }
  expect(without).toEqual([])
})

test('a failing command prints one sentence and exits with 1', async () => {
  const { base, folder, run, create } = await openFolder()
  await create()
  const letGo = lockDataFolder(folder, 'restore')
  for (const args of [
    ['tools/migrate.ts'],
    ['tools/admin.ts', 'create', 'head@school.test'],
    ['--input-type=module', '-e', OPEN_SCHOOL],
    ['tools/backupAndRestore.ts', 'restore', base],
    ['tools/backupAndRestore.ts', 'backup', base],
    ['tools/erasePerson.ts', 'name@school.test'],
  ]) {
    const { code, output } = await run(...args)
    expect([code, output]).toEqual([1, expect.stringMatching(/^[^\n]+\.\n$/)])
  }
  letGo()
}, 240_000)

test('create rejects an email that already has an account', async () => {
  const { folder, run, create } = await openFolder()
  await create()
  expect((await run('tools/admin.ts', 'create', 'head@school.test')).code).toBe(0)
  const database = new DatabaseSync(join(folder, 'maktab.db'))
  database.exec("update accounts set password_hash = 'set'")
  database.close()
  expect(await run('tools/admin.ts', 'create', 'Head@school.test')).toEqual({
    code: 1,
    output: 'head@school.test has an account already.\n',
  })
}, 240_000)
