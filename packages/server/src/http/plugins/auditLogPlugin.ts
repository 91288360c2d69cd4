import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '#database/openDatabase.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Notes in the audit log, within the transaction of the mutation, who ran it and on which records. */
    writeAuditLog: (transaction: Database) => Promise<void>
  }
}

/** Keeps the audit log of what administrators and teachers change. */
export const auditLogPlugin = fp(
  async (server) => {
    server.decorateRequest('writeAuditLog', async function writeAuditLog(this: FastifyRequest, transaction: Database) {
      const { operationId: action, account, receivedAt: at, params, body } = this
      if (!account || account.role === 'student') return
      const subject = JSON.stringify({ ...(params as object), ...idsOf(body) })
      await transaction.insertInto('audit').values({ at, account_id: account.id, action, subject }).execute()
    })
  },
  { name: 'audit-log', dependencies: ['auth'] },
)

/** The log has only which records were meant and what became of them, never what was written about a person. */
function idsOf(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {}
  const ids = Object.entries(body).filter(([key, value]) =>
    // Texts such as codes of people and transaction numbers stay out: erasing a person wouldn't find them here.
    typeof value === 'number' ? /(^id|I[dD]|ID)$/.test(key) : /^(status|\w+Status)$/.test(key),
  )
  const hasPassword = 'password' in body && Boolean(body.password)
  return { ...Object.fromEntries(ids), ...(hasPassword && { newPassword: true }) }
}
