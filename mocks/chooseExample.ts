import { type DemoAccount, emailOf } from './demoAccounts.ts'
import type { ContractOperation } from './operation.ts'

type ExampleRequest = {
  operation: ContractOperation
  path: string
  body: unknown
  person: DemoAccount | undefined
  people: Iterable<DemoAccount>
}

/** Picks an example by account, by selected child, or by whether a record is new; undefined for the default one. */
export function chooseExample({ operation, path, body, person, people }: ExampleRequest): string | undefined {
  if (operation.id === 'signIn') {
    const { email } = body as { email: string }
    return [...people].find(({ name }) => emailOf(name) === email.toLowerCase())?.name ?? 'wrongPassword'
  }
  if (operation.id === 'getCurrentUser') return person?.name
  if (operation.id === 'checkEmail') {
    const { email } = body as { email: string }
    return [...people].some(({ name }) => emailOf(name) === email.toLowerCase()) ? 'taken' : 'free'
  }
  // The other examples show the first child as selected.
  if (operation.id === 'getFamily') return person?.name === 'secondSibling' ? person.name : undefined
  if (operation.id === 'switchChild') {
    const { id } = body as { id: number }
    return [...operation.examples].find(([, example]) => selectedChildIn(example.body) === id)?.[0]
  }
  if (operation.examples.has('created') && isNew(path, body)) return 'created'
  return undefined
}

/** The id of the selected child in a response. */
function selectedChildIn(body: unknown): number | undefined {
  const { children = [] } = body as { children?: { id: number; isPresent: boolean }[] }
  return children.find(({ isPresent }) => isPresent)?.id
}

/** A record without an id, or with the id 0 in the body or at the end of the path, is new (1§4). */
function isNew(path: string, body: unknown): boolean {
  if (/\/\d+$/.test(path)) return path.endsWith('/0')
  return !(body as { id?: unknown } | undefined)?.id
}
