import { blockAdmin, createAdmin, findAdmin, listAdmins, removeAdmin, unblockAdmin } from '@maktab/server/manageAdmins'
import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { createResetLink } from '@maktab/server/resetLinks'
import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { keepPrivate } from './keepPrivate.ts'
import { readSettings } from './openSchoolAt.ts'
import { orSay } from './orSay.ts'

const program = basename(process.argv[1] ?? '') === 'maktab.mjs' ? 'node maktab.mjs admin' : 'npm run admin --'

const USAGE = `Usage: ${program} <command>

  list                     lists all administrators
  create <email> ["name"]  adds an administrator and prints a link that sets the password
  reset <email>            prints a link that sets a new password, also for a teacher or student
  block <email>            blocks an administrator and ends all sessions
  unblock <email>          lets a blocked administrator sign in again
  remove <email> [--yes]   removes an administrator; --yes skips the confirmation
`

/** Each command with the most arguments that it takes. */
const verbs = { list: 0, create: 2, reset: 1, block: 1, unblock: 1, remove: 1 }
type Verb = keyof typeof verbs

const request = readRequest()
if (request === undefined) {
  process.stderr.write(USAGE)
  process.exit(1)
}
if (request === 'help') {
  process.stdout.write(USAGE)
  process.exit(0)
}
const config = readSettings('school')
await keepPrivate(config.dataFolder)
const { database, close } = await orSay(openSchoolDatabase(config, 'command'))
await orSay(run(request).finally(close))

type Request = { verb: Verb; email: string; name: string; isConfirmed: boolean }

function readRequest(): Request | 'help' | undefined {
  try {
    const options = { yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    if (values.help) return 'help'
    const [verb = '', email = '', name = ''] = positionals
    if (!isVerb(verb) || positionals.length > 1 + verbs[verb]) return undefined
    if (values.yes && verb !== 'remove') return undefined
    if (verb !== 'list' && !/^\S+@\S+\.\S+$/.test(email)) return undefined
    return { verb, email, name: name.trim() || 'Administrator', isConfirmed: values.yes ?? false }
  } catch {
    return undefined
  }
}

function isVerb(verb: string): verb is Verb {
  return Object.hasOwn(verbs, verb)
}

async function run({ verb, email, name, isConfirmed }: Request): Promise<void> {
  const now = Date.now()
  switch (verb) {
    case 'list':
      return list()
    case 'create': {
      const path = await createAdmin(database, { email, name }, now)
      return console.log(`${email} can set a password here, once, within a day:\n${config.publicUrl}${path}`)
    }
    case 'reset': {
      const path = await createResetLink(database, email, now)
      const told = `${email} can set a new password here, once, within a day. The current one, if any, works until then:`
      return console.log(`${told}\n${config.publicUrl}${path}`)
    }
    case 'block':
      await blockAdmin(database, email, now)
      return console.log(`${email} is blocked. All sessions and links of the account have ended.`)
    case 'unblock':
      await unblockAdmin(database, email, now)
      return console.log(`${email} can sign in again.`)
    case 'remove':
      return remove(email, isConfirmed)
  }
}

async function list(): Promise<void> {
  const admins = await listAdmins(database)
  if (admins.length === 0) return console.log('There is no administrator.')
  const rows = admins.map(({ email, name, isBlocked, hasPassword, lastSignIn }) => [
    email,
    name,
    isBlocked ? 'blocked' : hasPassword ? 'active' : 'no password yet',
    lastSignIn === undefined ? '-' : `${new Date(lastSignIn).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ])
  const table = [['EMAIL', 'NAME', 'STATUS', 'LAST SIGN-IN'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

async function remove(email: string, isConfirmed: boolean): Promise<void> {
  const admin = await findAdmin(database, email)
  const who = `${admin.email} (${admin.name})`
  if (!isConfirmed && !process.stdin.isTTY) {
    console.error(`This removes the administrator ${who}. Add --yes to confirm.`)
    process.exitCode = 1
  } else if (isConfirmed || (await confirm(`Remove the administrator ${who}? (y/N) `))) {
    await removeAdmin(database, email, Date.now())
    console.log(`The administrator ${who} was removed. The email is free for another account.`)
  } else {
    console.log('Nothing was removed.')
    process.exitCode = 1
  }
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl+C and Ctrl+D close the terminal, and the question is never answered.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
