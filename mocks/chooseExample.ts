import type { Operation } from './readContract.ts'
import { type Person, emailOf } from './people.ts'

type Seen = { operation: Operation; path: string; body: unknown; person: Person | undefined; people: Iterable<Person> }

/** The example that fits a request best where the ordinary one wouldn't: who signs in, who asks, new or changed. */
export function chooseExample({ operation, path, body, person, people }: Seen): string | undefined {
  if (operation.id === 'signIn') {
    const { email } = body as { email: string }
    return [...people].find(({ name }) => emailOf(name) === email.toLowerCase())?.name ?? 'wrongPassword'
  }
  if (operation.id === 'getCurrentUser') return person?.name
  if (operation.id === 'switchChild') {
    const { id } = body as { id: number }
    return [...operation.examples].find(([, example]) => presentIn(example.body) === id)?.[0]
  }
  if (operation.examples.has('created') && isNew(path, body)) return 'created'
  return undefined
}

/** Of which child an answer is. */
function presentIn(body: unknown): number | undefined {
  const { children = [] } = body as { children?: { id: number; isPresent: boolean }[] }
  return children.find(({ isPresent }) => isPresent)?.id
}

/** A record without an id, or with the id 0 in the body or at the end of the path, is a new one (1§4). */
function isNew(path: string, body: unknown): boolean {
  if (/\/\d+$/.test(path)) return path.endsWith('/0')
  return !(body as { id?: unknown } | undefined)?.id
}
