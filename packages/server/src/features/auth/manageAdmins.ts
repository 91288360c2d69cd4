import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { inviteAdmin, lockAdmins } from './addAdmin.ts'
import { archiveAccount, revokeSessions, cancelPendingMails } from './archiveAccount.ts'
import { logAdminCommand } from './authEventLog.ts'

type Admin = Pick<Account, 'id' | 'email' | 'name' | 'status' | 'part'>

type ListedAdmin = {
  id: number
  email: string
  name: string
  /** The part of the office; null means everything. */
  part: Account['part']
  isBlocked: boolean
  hasPassword: boolean
  /** Milliseconds since 1970; the audit log keeps sign-ins for ninety days. */
  lastSignIn: number | undefined
}

export async function listAdmins(database: Database): Promise<ListedAdmin[]> {
  const admins = await database
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'status', 'part', 'password_hash'])
    .where('role', '=', 'admin')
    .where('status', '!=', 'archived')
    .orderBy('id')
    .execute()
  const signIns = await database
    .selectFrom('audit')
    .select(({ fn }) => ['account_id', fn.max('at').as('at')])
    .where('action', '=', 'signIn')
    .where('account_id', 'in', (query) => query.selectFrom('accounts').select('id').where('role', '=', 'admin'))
    .groupBy('account_id')
    .execute()
  const lastSignIns = new Map(signIns.map(({ account_id, at }) => [account_id, at]))
  return admins.map(({ id, email, name, part, status, password_hash }) => ({
    id,
    email,
    name,
    part,
    isBlocked: status === 'blocked',
    hasPassword: password_hash !== null,
    lastSignIn: lastSignIns.get(id),
  }))
}

/** Finds an administrator by email; throws `OperatorError` if there is none. */
export async function findAdmin(database: Database, email: string): Promise<Admin> {
  const address = email.trim().toLowerCase()
  const admin = await database
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'status', 'part'])
    .where('email', '=', address)
    .where('role', '=', 'admin')
    .where('status', '!=', 'archived')
    .executeTakeFirstOrThrow(() => new OperatorError(`There is no administrator with the email ${address}.`))
  return admin
}

/** Adds an administrator and returns the path of a page where the password can be set within a day. */
export async function createAdmin(
  database: Database,
  admin: { email: string; name: string },
  now: number,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const { id, path } = await inviteAdmin(transaction, admin, now)
    await logAdminCommand(transaction, { action: 'createAdmin', accountId: id, now })
    return path
  })
}

/** Blocks an administrator and ends their sessions and reset links. */
export async function blockAdmin(database: Database, email: string, now: number): Promise<void> {
  await changeAdmin(database, { action: 'blockAdmin', email, now }, async (transaction, admin) => {
    if (admin.status === 'blocked') throw new OperatorError(`${admin.email} is blocked already.`)
    await assertNotLast(transaction, admin, 'block')
    await blockAdminAccount(transaction, admin)
  })
}

/** Blocks the account of an administrator and ends their sessions and links. */
export async function blockAdminAccount(database: Database, { id, email }: Pick<Admin, 'id' | 'email'>): Promise<void> {
  await database.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', id).execute()
  await revokeSessions(database, id)
  // A pending reset mail would issue a new link.
  await cancelPendingMails(database, email)
}

export async function unblockAdmin(database: Database, email: string, now: number): Promise<void> {
  await changeAdmin(database, { action: 'unblockAdmin', email, now }, async (transaction, admin) => {
    if (admin.status !== 'blocked') throw new OperatorError(`${admin.email} is not blocked.`)
    await transaction.updateTable('accounts').set({ status: 'active' }).where('id', '=', admin.id).execute()
  })
}

/** Archives an administrator. The name stays in the history, and the email can be used again. */
export async function removeAdmin(database: Database, email: string, now: number): Promise<void> {
  await changeAdmin(database, { action: 'removeAdmin', email, now }, async (transaction, admin) => {
    await assertNotLast(transaction, admin, 'remove')
    await archiveAccount(transaction, admin.id)
  })
}

type Change = { action: string; email: string; now: number }

async function changeAdmin(
  database: Database,
  { action, email, now }: Change,
  change: (transaction: Database, admin: Admin) => Promise<void>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockAdmins(transaction)
    const admin = await findAdmin(transaction, email)
    await change(transaction, admin)
    await logAdminCommand(transaction, { action, accountId: admin.id, now })
  })
}

/** Throws if no other administrator with everything could sign in after the change. */
async function assertNotLast(database: Database, admin: Admin, verb: 'block' | 'remove'): Promise<void> {
  if (await isLastFullAdmin(database, admin))
    throw new OperatorError(
      `No other administrator can sign in. Create one and set their password before you ${verb} ${admin.email}.`,
    )
}

/**
 * Whether no other administrator with everything can sign in. Reliable only after `lockAdmins`; false for one with a
 * part of the office.
 */
export async function isLastFullAdmin(database: Database, { id, part }: Pick<Admin, 'id' | 'part'>): Promise<boolean> {
  if (part !== null) return false
  const other = await selectFullAdmins(database).select('id').where('id', '!=', id).limit(1).executeTakeFirst()
  return other === undefined
}

/** A few names are enough to know whom to ask. */
const MAX_NAMES = 5

/** The names of administrators with everything who can sign in, whom others can ask for help. */
export async function readFullAdminNames(database: Database): Promise<string[]> {
  const admins = await selectFullAdmins(database).select('name').orderBy('id').limit(MAX_NAMES).execute()
  return admins.map(({ name }) => name)
}

function selectFullAdmins(database: Database) {
  return database
    .selectFrom('accounts')
    .where('role', '=', 'admin')
    .where('part', 'is', null)
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
}
