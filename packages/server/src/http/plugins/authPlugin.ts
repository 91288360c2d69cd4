import { type OperationId, calls } from '@maktab/contract/calls'
import { isForPart } from '@maktab/shared/isForPart'
import fp from 'fastify-plugin'
import { findSessionAccount, hashToken } from '#features/auth/sessions.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { HttpError } from '#lib/HttpError.ts'
import type { Services } from '#contract/Handler.ts'
import { isEmailConfirmed } from '#features/auth/emailConfirmation.ts'
import { ACCOUNT_RESTRICTED, EMAIL_UNCONFIRMED, message } from '#i18n/message.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the session; undefined for a public operation. */
    account: Account | undefined
    /** Hash of the session token; undefined if the request has none. */
    tokenHash: string | undefined
  }
}

const OTHER_PART = message('This belongs to another part of the office. Ask an administrator with full access.')

type Options = { database: Database; services: Services }

/** Operations of a blocked account. */
const openToBlocked: ReadonlySet<OperationId> = new Set(['getCurrentUser', 'signOut'])

/** Further operations of an account whose email isn't confirmed. */
const openToUnconfirmed: ReadonlySet<OperationId> = new Set(['sendConfirmation'])

/** Authenticates a request and rejects it with 401 or 403 if it may not run the operation. */
export const authPlugin = fp<Options>(
  async (server, options) => {
    server.decorateRequest('account', undefined)
    server.decorateRequest('tokenHash', undefined)
    server.addHook('onRequest', async (request) => {
      const [token] = [request.headers['token'] ?? []].flat()
      request.tokenHash = token ? hashToken(token) : undefined
      const { operationId, tokenHash, receivedAt } = request
      request.account = await authenticate(operationId, tokenHash, receivedAt, options)
    })
  },
  { name: 'auth', dependencies: ['request-context'] },
)

async function authenticate(
  id: OperationId,
  tokenHash: string | undefined,
  now: number,
  { database, services }: Options,
): Promise<Account | undefined> {
  const { isPublic, roles } = calls[id]
  if (isPublic) return undefined
  if (tokenHash === undefined) throw new HttpError(401, message('Sign in to continue.'))
  const account = await findSessionAccount(database, tokenHash, now)
  if (!account) throw new HttpError(401, message('Your session expired. Sign in again.'))
  if (openToBlocked.has(id)) return account
  if (account.status === 'blocked') throw new HttpError(403, ACCOUNT_RESTRICTED)
  if (!roles.includes(account.role)) throw new HttpError(403, message('You don’t have permission to do this.'))
  if (account.role === 'admin' && !isForPart(id, account.part ?? undefined)) throw new HttpError(403, OTHER_PART)
  if (!openToUnconfirmed.has(id) && !(await isEmailConfirmed(account, { database, services }))) {
    throw new HttpError(403, EMAIL_UNCONFIRMED)
  }
  return account
}
