import type { LimitedPart, OfficePart } from '@maktab/contract/schema'
import type { HandlersFor, OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { message } from '#i18n/message.ts'
import { HttpError, invalidField, notFound } from '#lib/HttpError.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { inviteAdmin, lockAdmins } from '../auth/addAdmin.ts'
import { archiveAccount } from '../auth/archiveAccount.ts'
import { blockAdminAccount, isLastFullAdmin, listAdmins } from '../auth/manageAdmins.ts'
import { INVITATION_MILLISECONDS, issueResetLink } from '../auth/resetLinks.ts'
import { EMAIL_TAKEN } from '../auth/userAccounts.ts'

type StaffCalls = 'listStaff' | 'inviteStaff' | 'editStaff' | 'blockStaff' | 'createStaffLink' | 'deleteStaff'

const LAST = message('Nobody else with full access could sign in. Give someone else full access first.')

const toPart = (stored: LimitedPart | null): OfficePart => stored ?? 'everything'
const toStoredPart = (part: OfficePart): LimitedPart | null => (part === 'everything' ? null : part)

/** Administrators and their parts of the office (decisions 270 and 271). */
export const staffHandlers: HandlersFor<StaffCalls> = {
  listStaff: async ({ database, account, now }) => {
    const invitations = await database
      .selectFrom('reset_tokens')
      .select(({ fn }) => ['account_id', fn.max('expires_at').as('until')])
      .where('expires_at', '>', now)
      .where('used_at', 'is', null)
      .groupBy('account_id')
      .execute()
    const invitedUntil = new Map(invitations.map(({ account_id, until }) => [account_id, until]))
    const admins = await listAdmins(database)
    return {
      staff: admins.map(({ id, name, email, part, isBlocked, hasPassword, lastSignIn }) => ({
        id,
        name,
        email,
        part: toPart(part),
        status: isBlocked ? 'blocked' : hasPassword ? 'active' : 'invited',
        lastSignIn: toInstantText(lastSignIn),
        invitedUntil: hasPassword ? null : toInstantText(invitedUntil.get(id)),
        isYou: id === account.id,
      })),
    }
  },

  inviteStaff: async (call) => {
    const { body, database, now, account } = call
    const { name, email, part } = body
    await lockAdmins(database)
    const invitation = { name, email, part: toStoredPart(part), lifetime: INVITATION_MILLISECONDS }
    const { id, path } = await inviteAdmin(database, invitation, now).catch((error: unknown) => {
      throw error instanceof OperatorError ? invalidField('email', EMAIL_TAKEN) : error
    })
    // An earlier invitation keeps its account.
    await database.updateTable('accounts').set({ name }).where('id', '=', id).execute()
    const subject = JSON.stringify({ id, part })
    await database
      .insertInto('audit')
      .values({ at: now, account_id: account.id, action: 'inviteStaff', subject })
      .execute()
    const { isMailed, ...link } = await mailLink(call, { id, email: email.toLowerCase(), path })
    return { ...link, isMailed, message: isMailed ? message('Invitation sent') : message('Invitation created') }
  },

  editStaff: async ({ params, body, database }) => {
    const admin = await requireAdmin(database, params.id)
    const part = toStoredPart(body.part)
    if (part !== null && (await isLastFullAdmin(database, admin))) throw invalidField('part', LAST)
    await database.updateTable('accounts').set({ name: body.name, part }).where('id', '=', admin.id).execute()
    return { message: message('Staff updated') }
  },

  blockStaff: async ({ params, body, database }) => {
    const admin = await requireAdmin(database, params.id)
    if (!body.blocked) {
      await database.updateTable('accounts').set({ status: 'active' }).where('id', '=', admin.id).execute()
      return { message: message('Access restored') }
    }
    if (await isLastFullAdmin(database, admin)) throw new HttpError(422, LAST)
    await blockAdminAccount(database, admin)
    return { message: message('Access blocked') }
  },

  createStaffLink: async (call) => {
    const { params, database, now } = call
    const admin = await requireAdmin(database, params.id)
    if (admin.password_hash !== null) throw new HttpError(422, PASSWORD_SET)
    if (admin.status === 'blocked') throw new HttpError(422, message('Unblock this person first.'))
    const path = await issueResetLink(database, admin, now, { lifetime: INVITATION_MILLISECONDS })
    const { isMailed, ...link } = await mailLink(call, { ...admin, path })
    return { ...link, isMailed, message: isMailed ? message('New link sent') : message('New link created') }
  },

  deleteStaff: async ({ params, database }) => {
    const admin = await requireAdmin(database, params.id)
    if (await isLastFullAdmin(database, admin)) throw new HttpError(422, LAST)
    await archiveAccount(database, admin.id)
    return { message: message('Removed from staff') }
  },
}

const PASSWORD_SET = message('This person has set a password already. They can use “Forgot password”.')

/** Locks all administrators until the transaction ends, so that two changes can't remove the last one together. */
async function requireAdmin(database: Database, id: number) {
  await lockAdmins(database)
  return database
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'status', 'part', 'password_hash'])
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('status', '!=', 'archived')
    .executeTakeFirstOrThrow(notFound)
}

type Invited = { id: number; email: string; path: string }

/**
 * Enqueues the mail of an invitation, and returns the link for the response. The mail gets a link of its own, because
 * jobs are stored in plain text.
 */
async function mailLink(
  call: Pick<OperationRequest<'inviteStaff'>, 'database' | 'now' | 'services' | 'language'>,
  { id, email, path }: Invited,
): Promise<{ link: string; until: string; isMailed: boolean }> {
  const { services, now, language = null } = call
  const { publicUrl, sendsMails: isMailed } = services
  if (isMailed) await enqueueMail(call, 'staffInvited', { to: email, language, accountId: id })
  return { link: publicUrl + path, until: new Date(now + INVITATION_MILLISECONDS).toISOString(), isMailed }
}

const toInstantText = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString())
