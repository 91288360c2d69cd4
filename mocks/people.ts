import type { Operation } from './readContract.ts'

/** Who may do what is told by the examples of signing in: each has a token, and the name of who it belongs to. */
export type Person = { name: string; role: string; isBlocked: boolean; isUnconfirmed: boolean }

type SignInBody = { token: string; status: string; user: { role: string }; emailConfirmed?: boolean }

/** The people of the mock by their tokens, read from the examples of `signIn`. */
export function readPeople(operations: readonly Operation[]): Map<string, Person> {
  const signIn = operations.find(({ id }) => id === 'signIn')
  const people = [...(signIn?.examples ?? [])].filter(([, { status }]) => status === 200)
  return new Map(
    people.map(([name, { body }]) => {
      const { token, status, user, emailConfirmed } = body as SignInBody
      const isBlocked = status === 'blocked' && user.role !== 'admin'
      return [token, { name, role: user.role, isBlocked, isUnconfirmed: emailConfirmed === false }]
    }),
  )
}

/** The address that signs in as a person. */
export function emailOf(name: string): string {
  return `${name}@maktab.test`
}

/** What is left to a blocked account: to see who it is, and to leave. */
const openToBlocked: ReadonlySet<string> = new Set(['getCurrentUser', 'signOut'])

/** Why a token doesn't open a call: the name of the contract's own example for it; nothing when it does. */
export function findAccessError(
  operation: Operation,
  person: Person | undefined,
  token: string | undefined,
): string | undefined {
  if (operation.isPublic) return undefined
  if (person === undefined) return token ? 'sessionExpired' : 'notSignedIn'
  if (openToBlocked.has(operation.id)) return undefined
  if (person.isBlocked) return 'accountBlocked'
  if (person.isUnconfirmed && operation.id !== 'sendConfirmation') return 'emailUnconfirmed'
  return operation.roles.length > 0 && !operation.roles.includes(person.role) ? 'wrongRole' : undefined
}
