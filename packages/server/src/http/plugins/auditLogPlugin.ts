import type { OperationId } from '@maktab/contract/calls'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '#database/openDatabase.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Records in the audit log, within the transaction of the mutation, who ran it and on which records. */
    writeAuditLog: (transaction: Database) => Promise<void>
  }
}

/** Operations whose handlers write the audit log, because the request doesn't contain everything to record. */
const loggedByHandler: ReadonlySet<OperationId> = new Set<OperationId>(['changeOwnPassword', 'inviteStaff'])

/** Writes the audit log of mutations by administrators and teachers. */
export const auditLogPlugin = fp(
  async (server) => {
    server.decorateRequest('writeAuditLog', async function writeAuditLog(this: FastifyRequest, transaction: Database) {
      const { operationId: action, account, receivedAt: at, params, body } = this
      if (!account || account.role === 'student' || loggedByHandler.has(action)) return
      const subject = JSON.stringify({ ...(params as object), ...idsOf(body) })
      await transaction.insertInto('audit').values({ at, account_id: account.id, action, subject }).execute()
    })
  },
  { name: 'audit-log', dependencies: ['auth'] },
)

/** Only the ids of the records and their new status or part of the office, never texts about a person. */
function idsOf(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {}
  const ids = Object.entries(body).filter(([key, value]) =>
    // Texts such as student IDs and transaction numbers are left out, because erasing a person doesn't clear the audit log.
    typeof value === 'number' ? /(^id|I[dD]|ID)$/.test(key) : /^(status|\w+Status|part|blocked)$/.test(key),
  )
  const hasPassword = 'password' in body && Boolean(body.password)
  return { ...Object.fromEntries(ids), ...(hasPassword && { newPassword: true }) }
}
