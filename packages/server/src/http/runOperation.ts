import { type OperationId, calls } from '@maktab/contract/calls'
import type { Handlers, Services, OperationRequest } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../database/transactions.ts'
import { isWriteRejected, isDatabaseError } from '../database/databaseErrors.ts'
import { hashPasswordBeforeTransaction } from './hashPasswordBeforeTransaction.ts'
import { deleteClaimedUploads } from '../chunkedUploads/uploadQueries.ts'
import { bindToSession } from '../storage/createReceiptUrlSigner.ts'
import { collectRequestFiles } from './collectRequestFiles.ts'
import { findReplay, removeOldReplays, withIdempotency } from './idempotency.ts'
import { type OperationResponse, toResponse } from './responses.ts'

/** Dependencies of all operations. */
export type AppContext = {
  database: Database
  services: Services
  handlers: Handlers
  now: () => number
  /** Validates every response against the contract; for tests and development. */
  validatesResponses: boolean
  /** Runs work that continues after the response. */
  inBackground: (work: Promise<unknown>) => void
  /** Called after each mutation, before the response is sent. */
  onMutation: (tokenHash: string | undefined, id: OperationId) => Promise<void>
}

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

/** Runs an operation: files and password hashing, then the handler (mutations in a transaction), then follow-up work. */
export async function runOperation(request: FastifyRequest, context: AppContext): Promise<OperationResponse> {
  const { operationId: id, account, tokenHash, network, receivedAt: now, idempotencyKey: key, body } = request
  const { database } = context
  const known = { id, account, network, now, body, sent: request.files, database, services: context.services }
  const collected = await collectRequestFiles(known).catch(async (error: unknown) => {
    // Of two concurrent copies of a request, the first may have been saved in the meantime and cause the second to fail.
    const replay = key && (await findReplay(database, key))
    if (replay) return replay
    throw error
  })
  if ('status' in collected) return collected
  const { files, uploads, stored, removeFilesAndRefund } = collected
  const hashedPassword = await hashPasswordBeforeTransaction(id, {
    body,
    account,
    database,
    now,
  } as OperationRequest<OperationId>)
  const receipts = bindToSession(context.services.receipts, tokenHash)
  const services = { ...context.services, pictures: stored.pictures, receipts }
  const afterCommit: ((database: Database) => Promise<unknown>)[] = []

  const handle = async (on: Database): Promise<OperationResponse> => {
    await deleteClaimedUploads(on, uploads)
    const { params, query, language } = request
    const sender = { account, tokenHash, network, language }
    const afterwards: OperationRequest<OperationId>['afterCommit'] = (work) => void afterCommit.push(work)
    const means = { database: on, services, now, hashedPassword, afterCommit: afterwards }
    const handler = context.handlers[id] as AnyHandler
    return toResponse(
      await handler({ params, query, body, files, ...sender, ...means } as OperationRequest<OperationId>),
    )
  }
  const mutate = (transaction: Database): Promise<OperationResponse> => {
    // Clear what an earlier attempt of the transaction left.
    afterCommit.length = 0
    stored.resetUsage()
    const run = async () => {
      const response = await handle(transaction)
      await request.writeAuditLog(transaction)
      return response
    }
    return key ? withIdempotency(transaction, key, now, run) : run()
  }
  const runMutation = () => (withoutTransaction.has(id) ? mutate(database) : inTransaction(database, mutate))
  const work = isMutation(id) ? runMutation() : handle(database)
  const response = await work.catch(async (error: unknown) => {
    // After a broken connection the transaction may have been committed: an orphaned picture is harmless, a missing one isn't.
    if (isWriteRejected(error) || !isDatabaseError(error)) await removeFilesAndRefund()
    throw error
  })

  await stored.removeUnused()
  if (isMutation(id)) await context.onMutation(tokenHash, id)
  if (key) afterCommit.push(() => removeOldReplays(database, now))
  for (const start of afterCommit) context.inBackground(start(database))
  return response
}

/** A mail server may take seconds, during which a SQLite transaction would block all writes. */
const withoutTransaction: ReadonlySet<OperationId> = new Set<OperationId>(['sendTestEmail'])

/**
 * `join-cancel-membership` is a GET that changes data (decision 17). A sign-in adds one row and needs no transaction,
 * which on SQLite would block all writes while the password is hashed.
 */
function isMutation(id: OperationId): boolean {
  return id === 'toggleEventMembership' || (calls[id].method !== 'GET' && id !== 'signIn')
}
