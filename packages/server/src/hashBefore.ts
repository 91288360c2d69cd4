import type { OperationId } from '@maktab/contract/calls'
import { hashPassword, isPassword } from './accounts/passwords.ts'
import { linkToUse } from './auth/linkToUse.ts'
import type { Call, HashedPassword } from './contract/Handler.ts'
import { SHORTEST_PASSWORD } from './people/teacherCredentials.ts'

type Known<Id extends OperationId> = Pick<Call<Id>, 'body' | 'database' | 'now'>

const preparations: { [Id in OperationId]?: (call: Known<Id>) => Promise<HashedPassword> } = {
  registerStudent: async ({ body, database }) => {
    if (!body.joins_account) return { hash: await hashPassword(body.password) }
    const head = await database
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', body.email.toLowerCase())
      .where('role', '=', 'student')
      .executeTakeFirst()
    const kept = head?.password_hash ?? null
    return (await isPassword(body.password, kept)) && kept !== null ? { matches: kept } : {}
  },
  resetPassword: async (call) => ((await linkToUse(call)) ? { hash: await hashPassword(call.body.password) } : {}),
  assignTeacherCredentials: async ({ body: { password } }) =>
    password && password.length >= SHORTEST_PASSWORD ? { hash: await hashPassword(password) } : {},
}

/**
 * Hashes the password of a call before its transaction begins: on SQLite everybody else would wait meanwhile. What was
 * read for it may have changed since; handlers compare it with what they read in the transaction.
 */
export async function hashBefore(id: OperationId, call: Known<OperationId>): Promise<HashedPassword> {
  const prepare: ((known: Known<OperationId>) => Promise<HashedPassword>) | undefined = preparations[id]
  return (await prepare?.(call)) ?? {}
}
