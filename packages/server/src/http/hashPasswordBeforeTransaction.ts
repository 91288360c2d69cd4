import type { OperationId } from '@maktab/contract/calls'
import { hashPassword, verifyPassword } from '../features/auth/passwords.ts'
import { findValidResetLink } from '../features/auth/resetLinks.ts'
import type { OperationRequest, HashedPassword } from '../contract/Handler.ts'
import { MIN_PASSWORD_LENGTH } from '../features/teachers/assignTeacherCredentials.ts'

type PartialRequest<Id extends OperationId> = Pick<OperationRequest<Id>, 'body' | 'account' | 'database' | 'now'>

const preparations: { [Id in OperationId]?: (call: PartialRequest<Id>) => Promise<HashedPassword> } = {
  registerStudent: async ({ body, database }) => {
    if (!body.joins_account) return { hash: await hashPassword(body.password) }
    const account = await database
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', body.email.toLowerCase())
      .where('role', '=', 'student')
      .executeTakeFirst()
    const storedHash = account?.password_hash ?? null
    return (await verifyPassword(body.password, storedHash)) && storedHash !== null ? { matchedHash: storedHash } : {}
  },
  resetPassword: async (call) =>
    (await findValidResetLink(call)) ? { hash: await hashPassword(call.body.password) } : {},
  changeOwnPassword: async ({ body, account: { password_hash } }) => {
    if (password_hash === null || !(await verifyPassword(body.password, password_hash))) return {}
    return { matchedHash: password_hash, hash: await hashPassword(body.newPassword) }
  },
  assignTeacherCredentials: async ({ body: { password } }) =>
    password && password.length >= MIN_PASSWORD_LENGTH ? { hash: await hashPassword(password) } : {},
}

/**
 * Hashes the password of a request before its transaction begins, because a SQLite transaction blocks all other writes.
 * The data read here may change before the transaction; handlers compare it with what they read inside it.
 */
export async function hashPasswordBeforeTransaction(
  id: OperationId,
  call: PartialRequest<OperationId>,
): Promise<HashedPassword> {
  const prepare: ((known: PartialRequest<OperationId>) => Promise<HashedPassword>) | undefined = preparations[id]
  return (await prepare?.(call)) ?? {}
}
