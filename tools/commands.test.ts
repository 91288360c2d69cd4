import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './run.ts'

// @module-tag slow
const runFile = promisify(execFile)

type Ended = { code: number; stdout: string; stderr: string }

async function openFolder(settings: NodeJS.ProcessEnv = {}) {
  const base = await mkdtemp(join(tmpdir(), 'commands-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const folder = join(base, 'data')
  const { DATA_FOLDER: _other, ...others } = process.env
  const env = { ...others, DATABASE_URL: '', APP_IS_BUILT: 'yes', ...settings }
  const run = (name: string, ...args: string[]): Promise<Ended> =>
    runFile(process.execPath, [`tools/${name}.ts`, ...args], { cwd: root, env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
    )
  const create = async () => {
    await (await openSchoolDatabase({ dataFolder: folder, databaseUrl: undefined }, 'school')).close()
  }
  return { base, folder, run, create }
}

const each: [string, ...string[]][] = [
  ['admin', 'list'],
  ['admin', 'create', 'head@school.test'],
  ['migrate'],
  ['erasePerson', 'head@school.test', '--yes'],
  ['backupAndRestore', 'backup', '/tmp/never-written'],
]

test('a command without a data folder names the missing setting and creates nothing', async () => {
  const { base, folder } = await openFolder()
  const { run } = await openFolder({ DATA_FOLDER: folder })
  for (const [name, ...args] of each) {
    expect(await run(name, ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no school in ${folder}. Set DATA_FOLDER to the folder of your school.\n`,
    })
  }
  expect([await readdir(base), existsSync('/tmp/never-written')]).toEqual([[], false])
}, 240_000)

test('commands read the settings of the file that --env names, and report a mistyped one', async () => {
  const { base, folder, run, create } = await openFolder()
  await create()
  const file = join(base, 'school.env')
  await writeFile(file, `DATA_FOLDER=${folder}\nPUBLIC_ULR=https://school.example\n`)
  expect(await run('admin', 'list', '--env', file)).toEqual({
    code: 0,
    stdout: 'No administrators.\n',
    stderr: 'PUBLIC_ULR is not a setting of Maktab and is ignored. Did you mean PUBLIC_URL?\n',
  })
  expect(await run('admin', 'create', 'head@school.test', '--env', file)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('PUBLIC_URL is not set, so links begin with http://localhost:3000') as string,
  })
  expect((await run('migrate', `--env=${file}`)).stdout).toBe('The database is up to date.\n')
  expect(await run('admin', 'list', '--env', join(base, 'none.env'))).toMatchObject({
    code: 1,
    stderr: `The settings in ${join(base, 'none.env')} can’t be read. Check the path and its permissions.\n`,
  })
}, 240_000)

test('each command prints its usage for --help and rejects unknown arguments', async () => {
  const { base, folder, run } = await openFolder()
  for (const [name, ...verb] of [
    ['serveSchool'],
    ['migrate'],
    ['erasePerson'],
    ['admin'],
    ['backupAndRestore', 'backup'],
    ['backupAndRestore', 'restore'],
  ] as const) {
    const [help, wrong] = [await run(name, ...verb, '--help'), await run(name, ...verb, '--nonsense')]
    expect(help).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Usage: npm run [^]*--env <file>/) as string,
    })
    expect(wrong).toEqual({ code: 1, stdout: '', stderr: help.stdout })
  }
  expect([await readdir(base), existsSync(folder)]).toEqual([[], false])
}, 240_000)

test('erase names the person, and erases only with --yes', async () => {
  const { folder, create } = await openFolder()
  const { run } = await openFolder({ DATA_FOLDER: folder })
  await create()
  const database = new DatabaseSync(join(folder, 'maktab.db'))
  onTestFinished(() => database.close())
  database.exec(`
    insert into accounts (email, role, status, name, created_at) values ('a@school.test', 'student', 'active', 'Yusuf Khan', 1);
    insert into students (account_id, std_id) values (last_insert_rowid(), 'ST-1');
  `)
  const names = () =>
    database
      .prepare('select name from accounts')
      .all()
      .map(({ name }) => name)
  expect(await run('erasePerson', 'a@school.test')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'This erases the student Yusuf Khan (a@school.test, ID ST-1) permanently, with all contact data and files. Add --yes to confirm.\n',
  })
  expect(names()).toEqual(['Yusuf Khan'])
  expect((await run('erasePerson', 'ST-1', '--yes')).stdout).toContain('Erased the student')
  expect(names()).toEqual(['Erased student'])
  expect(await run('erasePerson', 'nobody@school.test')).toMatchObject({
    code: 1,
    stderr: 'There is no student or teacher with the email or ID nobody@school.test.\n',
  })
}, 240_000)

// @module-tag slow
test('an unknown flag is rejected before anything is built', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'startMock.ts'), '--spec'], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([1, 'The only flag is --spec-only: npm start -- mock --spec-only'])
})
