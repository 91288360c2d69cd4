import { blockAdmin, createAdmin, findAdmin, listAdmins, removeAdmin, unblockAdmin } from '@maktab/server/manageAdmins'
import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { createResetLink } from '@maktab/server/resetLinks'
import { sendTestMail } from '@maktab/server/sendTestMail'
import { formatCommand } from './formatCommand.ts'
import { confirmAction } from './confirmAction.ts'
import { restrictPermissions } from './restrictPermissions.ts'
import { exitOnError } from './exitOnError.ts'
import { readArguments } from './readArguments.ts'
import { readSettings } from './readSettings.ts'
import { getPublicUrlHint } from './startupHints.ts'

const USAGE = `Usage: ${formatCommand('admin', '<command>')}

  list                     lists all administrators
  create <email> ["name"]  adds an administrator and prints a link that sets the password
  reset <email>            prints a link that sets a new password, also for a teacher or student
  block <email>            blocks an administrator and ends all sessions
  unblock <email>          lets a blocked administrator sign in again
  remove <email> [--yes]   removes an administrator; --yes skips the confirmation
  mail:test <email>        sends a test mail, or says why it can’t be sent
`

/** Each command with the most arguments that it takes. */
const verbs = { list: 0, create: 2, reset: 1, block: 1, unblock: 1, remove: 1, 'mail:test': 1 }
type Verb = keyof typeof verbs

const request = readRequest()
const config = readSettings('school')
await restrictPermissions(config.dataFolder)
const { database, close } = await exitOnError(openSchoolDatabase(config, 'command'))
await exitOnError(run(request).finally(close))

type Request = { verb: Verb; email: string; name: string; isConfirmed: boolean }

function readRequest(): Request {
  const { positionals, flags, refuse } = readArguments({ usage: USAGE, least: 1, most: 3, flags: ['yes'] })
  const [verb = '', email = '', name = ''] = positionals
  if (!isVerb(verb) || positionals.length > 1 + verbs[verb]) return refuse()
  if (flags.has('yes') && verb !== 'remove') return refuse()
  if (verb !== 'list') {
    if (email === '') return refuse()
    if (!/^\S+@\S+\.\S+$/.test(email)) {
      console.error(`"${email}" is not an email.`)
      process.exit(1)
    }
  }
  return { verb, email, name: name.trim() || 'Administrator', isConfirmed: flags.has('yes') }
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
      return printLink(`${email} can set a password here, once, within a day:`, path)
    }
    case 'reset': {
      const path = await createResetLink(database, email, now)
      const told = `${email} can set a new password here, once, within a day. The current one, if any, works until then:`
      return printLink(told, path)
    }
    case 'block':
      await blockAdmin(database, email, now)
      return console.log(`${email} is blocked. All sessions and links of the account have ended.`)
    case 'unblock':
      await unblockAdmin(database, email, now)
      return console.log(`${email} can sign in again.`)
    case 'remove':
      return remove(email, isConfirmed)
    case 'mail:test':
      return console.log(await sendTestMail(database, email, config))
  }
}

function printLink(words: string, path: string): void {
  console.log(`${words}\n${config.publicUrl}${path}`)
  const hint = getPublicUrlHint(config, process.env)
  if (hint !== undefined) console.error(hint)
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
  const who = `the administrator ${admin.email} (${admin.name})`
  if (!(await confirmAction({ isConfirmed, act: 'remove', who, undone: 'Nothing was removed.' }))) return
  await removeAdmin(database, email, Date.now())
  console.log(`The administrator ${admin.email} (${admin.name}) was removed. The email is free for another account.`)
}
