import type { ContractOperation } from './operation.ts'

/** A demo account, derived from an example of `signIn`; `name` is the example's name. */
export type DemoAccount = {
  name: string
  role: string
  /** The part of the office that an administrator is limited to. */
  part?: string | undefined
  isBlocked: boolean
  isUnconfirmed: boolean
}

type SignInBody = { token: string; status: string; user: { role: string; part?: string }; emailConfirmed?: boolean }

/** The accounts of the mock by token, read from the examples of `signIn`. */
export function readDemoAccounts(operations: readonly ContractOperation[]): Map<string, DemoAccount> {
  const signIn = operations.find(({ id }) => id === 'signIn')
  const people = [...(signIn?.examples ?? [])].filter(([, { status }]) => status === 200)
  return new Map(
    people.map(([name, { body }]) => {
      const { token, status, user, emailConfirmed } = body as SignInBody
      const isBlocked = status === 'blocked' && user.role !== 'admin'
      const { role, part } = user
      return [token, { name, role, part, isBlocked, isUnconfirmed: emailConfirmed === false }]
    }),
  )
}

/** The email address of an account. */
export function emailOf(name: string): string {
  return `${name}@maktab.test`
}

/** Calls that a blocked account may still make. */
const allowedWhenBlocked: ReadonlySet<string> = new Set(['getCurrentUser', 'signOut'])

/** The name of the error example for a token without access to a call; undefined if it has access. */
export function findAccessError(
  operation: ContractOperation,
  person: DemoAccount | undefined,
  token: string | undefined,
): string | undefined {
  if (operation.isPublic) return undefined
  if (person === undefined) return token ? 'sessionExpired' : 'notSignedIn'
  if (allowedWhenBlocked.has(operation.id)) return undefined
  if (person.isBlocked) return 'accountBlocked'
  if (person.isUnconfirmed && operation.id !== 'sendConfirmation') return 'emailUnconfirmed'
  if (operation.roles.length > 0 && !operation.roles.includes(person.role)) return 'wrongRole'
  return person.part !== undefined && !operation.parts.includes(person.part) ? 'wrongPart' : undefined
}
