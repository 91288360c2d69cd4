import { blockAdmin, createAdmin, findAdmin, listAdmins, removeAdmin, unblockAdmin } from '@maktab/server/manageAdmins'
import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { createResetLink } from '@maktab/server/resetLinks'
import { sendTestMail } from '@maktab/server/sendTestMail'
import { formatCommand, confirmAction, readArguments } from './commandLine.ts'
import { restrictPermissions, exitOnError, readSettings } from './serverCommandSetup.ts'
import { getPublicUrlHint } from './startupHints.ts'

const USAGE = `Usage: ${formatCommand('admin', '<command>')}

  list                     lists administrators
  create <email> ["name"]  adds an administrator with full access and prints a link to set the password
  reset <email>            prints a link to set a new password; also for teachers and students
  block <email>            blocks an administrator and ends all sessions
  unblock <email>          unblocks an administrator
  remove <email> [--yes]   removes an administrator; --yes skips the confirmation
  mail:test <email>        sends a test mail, or prints the error
`

/** Maximum number of arguments for each command. */
const verbs = { list: 0, create: 2, reset: 1, block: 1, unblock: 1, remove: 1, 'mail:test': 1 }
type Verb = keyof typeof verbs

const request = readRequest()
const config = readSettings('school')
await restrictPermissions(config.dataFolder)
const { database, close } = await exitOnError(openSchoolDatabase(config, 'command'))
await exitOnError(run(request).finally(close))

type Request = { verb: Verb; email: string; name: string; isConfirmed: boolean }

function readRequest(): Request {
  const { positionals, flags, exitWithUsage } = readArguments({ usage: USAGE, least: 1, most: 3, flags: ['yes'] })
  const [verb = '', email = '', name = ''] = positionals
  if (!isVerb(verb) || positionals.length > 1 + verbs[verb]) return exitWithUsage()
  if (flags.has('yes') && verb !== 'remove') return exitWithUsage()
  if (verb !== 'list') {
    if (email === '') return exitWithUsage()
    if (!/^\S+@\S+\.\S+$/.test(email)) {
      console.error(`"${email}" is not a valid email address.`)
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
      return printLink(`Link to set the password of ${email} (valid once, for 24 hours):`, path)
    }
    case 'reset': {
      const path = await createResetLink(database, email, now)
      const heading = `Link to set a new password for ${email} (valid once, for 24 hours; the current password works until then):`
      return printLink(heading, path)
    }
    case 'block':
      await blockAdmin(database, email, now)
      return console.log(`Blocked ${email}. All sessions and links of the account were revoked.`)
    case 'unblock':
      await unblockAdmin(database, email, now)
      return console.log(`Unblocked ${email}.`)
    case 'remove':
      return remove(email, isConfirmed)
    case 'mail:test':
      return console.log(await sendTestMail(database, email, config))
  }
}

function printLink(heading: string, path: string): void {
  console.log(`${heading}\n${config.publicUrl}${path}`)
  const hint = getPublicUrlHint(config, process.env)
  if (hint !== undefined) console.error(hint)
}

async function list(): Promise<void> {
  const admins = await listAdmins(database)
  if (admins.length === 0) return console.log('No administrators.')
  const rows = admins.map(({ email, name, part, isBlocked, hasPassword, lastSignIn }) => [
    email,
    name,
    part ?? 'everything',
    isBlocked ? 'blocked' : hasPassword ? 'active' : 'no password set',
    lastSignIn === undefined ? '-' : `${new Date(lastSignIn).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ])
  const table = [['EMAIL', 'NAME', 'PART', 'STATUS', 'LAST SIGN-IN'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

async function remove(email: string, isConfirmed: boolean): Promise<void> {
  const admin = await findAdmin(database, email)
  const who = `the administrator ${admin.email} (${admin.name})`
  if (!(await confirmAction({ isConfirmed, act: 'remove', who, undone: 'Cancelled. Nothing was removed.' }))) return
  await removeAdmin(database, email, Date.now())
  console.log(`Removed the administrator ${admin.email} (${admin.name}). The email address can be used again.`)
}
