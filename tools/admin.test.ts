// @module-tag slow
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { lockDataFolder } from '@maktab/server/holdFolder'
import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './run.ts'

const runFile = promisify(execFile)

type Ended = { code: number; stdout: string; stderr: string }

async function openFolder() {
  const base = await mkdtemp(join(tmpdir(), 'admin-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const folder = join(base, 'data')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SMTP_URL: '',
    DATA_FOLDER: folder,
    DATABASE_URL: '',
    PUBLIC_URL: 'https://school.example',
  }
  /** Types the input as soon as the output contains the prompt. */
  const execute = (file: string, args: string[], input = '', prompt = ''): Promise<Ended> => {
    const running = runFile(file, args, { cwd: root, env })
    const { stdin, stdout } = running.child
    if (prompt === '') stdin?.end(input)
    let printed = ''
    stdout?.on('data', (data: string) => {
      if (printed.includes(prompt)) return
      printed += data
      if (printed.includes(prompt)) stdin?.end(input)
    })
    return running.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
    )
  }
  const admin = (...args: string[]) => execute(process.execPath, ['tools/admin.ts', ...args])
  const sql = (statements: string) => {
    const database = new DatabaseSync(join(folder, 'maktab.db'))
    database.exec(statements)
    database.close()
  }
  /** Adds administrators who have set their password. */
  const add = async (...names: string[]) => {
    await create()
    for (const name of names) await admin('create', `${name.toLowerCase()}@school.test`, name)
    sql("update accounts set password_hash = 'set' where password_hash is null")
  }
  /** Creates the tables as `serve` does. */
  const create = async () => {
    await (await openSchoolDatabase({ dataFolder: folder, databaseUrl: undefined }, 'school')).close()
  }
  return { folder, env, execute, admin, sql, add }
}

const failed = (sentence: string): Ended => ({ code: 1, stdout: '', stderr: `${sentence}\n` })

test('admin prints its usage for invalid arguments and opens no database', async () => {
  const { folder, admin } = await openFolder()
  const wrong = [
    [],
    ['constructor'],
    ['list', 'head@school.test'],
    ['create', 'head@school.test', 'The', 'head'],
    ['block'],
    ['block', 'head@school.test', '--yes'],
    ['remove', 'head@school.test', '--force'],
  ]
  const ended = await Promise.all(wrong.map((args) => admin(...args)))
  for (const { code, stdout, stderr } of ended) {
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Usage: npm run admin -- <command>\n/)
  }
  for (const verb of ['create', 'reset', 'remove'])
    expect(await admin(verb, 'notanemail')).toEqual(failed('"notanemail" is not a valid email address.'))
  for (const args of [['--help'], ['remove', '-h']]) {
    expect(await admin(...args)).toEqual({ code: 0, stdout: ended[0]?.stderr, stderr: '' })
  }
  for (const verb of ['list', 'create', 'reset', 'block', 'unblock', 'remove']) expect(ended[0]?.stderr).toContain(verb)
  expect(existsSync(folder)).toBe(false)
}, 240_000)

// proves X195
test('admin creates, lists, resets, blocks, unblocks and removes administrators', async () => {
  const { admin, sql, add } = await openFolder()
  await add('Salma', 'Yusuf')
  const link = /^https:\/\/school\.example\/reset-password\/[\w-]{43}\/new%40school\.test$/
  const created = (await admin('create', 'New@school.test')).stdout.trimEnd().split('\n')
  expect(created).toEqual([
    'Link to set the password of New@school.test (valid once, for 24 hours):',
    expect.stringMatching(link),
  ])
  sql(`insert into audit (at, account_id, action, subject) values (${Date.UTC(2026, 10, 21, 8, 5)}, 1, 'signIn', '{}')`)
  expect(await admin('block', 'yusuf@school.test')).toEqual({
    code: 0,
    stdout: 'Blocked yusuf@school.test. All sessions and links of the account were revoked.\n',
    stderr: '',
  })
  expect((await admin('list')).stdout).toBe(
    [
      'EMAIL              NAME           STATUS           LAST SIGN-IN',
      'salma@school.test  Salma          active           2026-11-21 08:05 UTC',
      'yusuf@school.test  Yusuf          blocked          -',
      'new@school.test    Administrator  no password set  -',
      '',
    ].join('\n'),
  )
  expect((await admin('unblock', 'yusuf@school.test')).stdout).toBe('Unblocked yusuf@school.test.\n')
  const reset = (await admin('reset', 'new@school.test')).stdout.trimEnd().split('\n')
  expect(reset).toEqual([
    'Link to set a new password for new@school.test (valid once, for 24 hours; the current password works until then):',
    expect.stringMatching(link),
  ])
  expect(await admin('reset', 'nobody@school.test')).toEqual(
    failed('There is no account with the email nobody@school.test.'),
  )
  expect(await admin('remove', 'yusuf@school.test')).toEqual(
    failed('This removes the administrator yusuf@school.test (Yusuf). Add --yes to confirm.'),
  )
  expect((await admin('list')).stdout).toContain('yusuf@school.test')
  expect(await admin('remove', 'yusuf@school.test', '--yes')).toEqual({
    code: 0,
    stdout: 'Removed the administrator yusuf@school.test (Yusuf). The email address can be used again.\n',
    stderr: '',
  })
  expect((await admin('list')).stdout).not.toContain('yusuf')
  for (const args of [['block'], ['remove', '--yes']])
    expect(await admin(...args, 'salma@school.test')).toEqual(
      failed(
        `No other administrator can sign in. Create one and set their password before you ${args[0]} salma@school.test.`,
      ),
    )
  sql('delete from accounts')
  expect((await admin('list')).stdout).toBe('No administrators.\n')
}, 240_000)

test('concurrent block and remove commands never leave the school without an administrator', async () => {
  const { folder, admin, add } = await openFolder()
  await add('Salma', 'Yusuf')
  onTestFinished(lockDataFolder(folder, 'school'))
  const ended = await Promise.all([admin('block', 'salma@school.test'), admin('remove', 'yusuf@school.test', '--yes')])
  expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(ended.find(({ code }) => code === 1)?.stderr).toContain('No other administrator can sign in.')
}, 240_000)

const hasTerminal = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false

test.runIf(hasTerminal)(
  'admin remove asks on a terminal, and removes only after a yes',
  async () => {
    const { execute, admin, add } = await openFolder()
    await add('Salma', 'Yusuf', 'Zahra')
    const command = `'${process.execPath}' tools/admin.ts remove`
    const response = (email: string, typed: string) =>
      execute('script', ['-qec', `${command} ${email}`, '/dev/null'], typed, '(y/N)')
    for (const typed of ['n\n', '\n', '\u0004']) {
      const { code, stdout } = await response('yusuf@school.test', typed)
      expect([code, stdout]).toEqual([
        1,
        expect.stringContaining('Remove the administrator yusuf@school.test (Yusuf)? (y/N)'),
      ])
      expect(stdout).toContain('Cancelled. Nothing was removed.')
    }
    expect((await admin('list')).stdout).toContain('yusuf@school.test')
    expect((await response('yusuf@school.test', 'y\n')).code).toBe(0)
    expect((await response('zahra@school.test', 'Yes\n')).code).toBe(0)
    expect((await admin('list')).stdout).not.toMatch(/yusuf|zahra/)
  },
  240_000,
)

test('mail:test writes a mail to the outbox, or prints the mail server’s error', async () => {
  const { folder, admin, add, env } = await openFolder()
  await add('Head')
  const outbox = join(folder, 'outbox')
  expect(await admin('mail:test', 'head@school.test')).toEqual({
    code: 0,
    stdout: `There is no SMTP_URL: the mail is a file in ${outbox} and was sent to nobody.\n`,
    stderr: '',
  })
  expect(readdirSync(outbox)).toHaveLength(1)
  env['SMTP_URL'] = 'smtp://127.0.0.1:1'
  expect(await admin('mail:test', 'head@school.test')).toEqual(
    failed('The mail server can’t be reached: nothing listens at its address and port.'),
  )
})
