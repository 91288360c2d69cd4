import { type OperationId, calls } from '@maktab/contract/calls'
import type { Handlers, Services, OperationRequest } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../database/writes.ts'
import { isWriteRejected, isDatabaseError } from '../database/databaseErrors.ts'
import { hashPasswordBeforeTransaction } from './hashPasswordBeforeTransaction.ts'
import { deleteClaimedUploads } from '../chunkedUploads/uploads.ts'
import { bindToSession } from '../storage/createReceiptUrlSigner.ts'
import { collectFiles } from './collectFiles.ts'
import { findReplay, removeOldReplays, withIdempotency } from './idempotency.ts'
import { type OperationResponse, toResponse } from './responses.ts'

/** What the operations of the contract are run with. */
export type AppContext = {
  database: Database
  services: Services
  handlers: Handlers
  now: () => number
  /** Validates every answer against the contract; for tests and development. */
  validatesResponses: boolean
  /** Runs work that goes on after the answer. */
  inBackground: (work: Promise<unknown>) => void
  /** Called after each mutation, before it is answered. */
  onMutation: (tokenHash: string | undefined, id: OperationId) => Promise<void>
}

type AnyHandler = (call: OperationRequest<OperationId>) => Promise<unknown>

/** Runs the handler of an operation: files and passwords first, then one transaction for a mutation, then what follows it. */
export async function runOperation(request: FastifyRequest, context: AppContext): Promise<OperationResponse> {
  const { operationId: id, account, tokenHash, network, receivedAt: now, idempotencyKey: key, body } = request
  const { database } = context
  const known = { id, account, network, now, body, sent: request.files, database, services: context.services }
  const collected = await collectFiles(known).catch(async (error: unknown) => {
    // Of one request sent twice at once, the first may have been saved meanwhile and be in the way of the second.
    const replay = key && (await findReplay(database, key))
    if (replay) return replay
    throw error
  })
  if ('status' in collected) return collected
  const { files, uploads, kept, undo } = collected
  const hashed = await hashPasswordBeforeTransaction(id, { body, database, now } as OperationRequest<OperationId>)
  const receipts = bindToSession(context.services.receipts, tokenHash)
  const services = { ...context.services, pictures: kept.pictures, receipts }
  const afterCommit: ((database: Database) => Promise<unknown>)[] = []

  const handle = async (on: Database): Promise<OperationResponse> => {
    await deleteClaimedUploads(on, uploads)
    const { params, query, language } = request
    const call = {
      params,
      query,
      body,
      files,
      account,
      tokenHash,
      network,
      now,
      hashedPassword: hashed,
      services,
      language,
    }
    const afterwards: OperationRequest<OperationId>['afterCommit'] = (work) => void afterCommit.push(work)
    const handler = context.handlers[id] as AnyHandler
    return toResponse(
      await handler({ ...call, database: on, afterCommit: afterwards } as OperationRequest<OperationId>),
    )
  }
  const mutate = (transaction: Database): Promise<OperationResponse> => {
    // An earlier try of the transaction may have left something.
    afterCommit.length = 0
    kept.startOver()
    const run = async () => {
      const answer = await handle(transaction)
      await request.writeAuditLog(transaction)
      return answer
    }
    return key ? withIdempotency(transaction, key, now, run) : run()
  }
  const work = isMutation(id) ? inTransaction(database, mutate) : handle(database)
  const answer = await work.catch(async (error: unknown) => {
    // If the connection broke, the transaction may be committed: an orphaned picture does no harm, a missing one does.
    if (isWriteRejected(error) || !isDatabaseError(error)) await undo()
    throw error
  })

  await kept.removeUnused()
  if (isMutation(id)) await context.onMutation(tokenHash, id)
  if (key) afterCommit.push(() => removeOldReplays(database, now))
  for (const start of afterCommit) context.inBackground(start(database))
  return answer
}

/**
 * `join-cancel-membership` is a GET that changes things (decision 17). A sign-in adds one row and needs no transaction:
 * on SQLite all others would wait while its password is hashed.
 */
function isMutation(id: OperationId): boolean {
  return id === 'toggleEventMembership' || (calls[id].method !== 'GET' && id !== 'signIn')
}
