import type { OperationId } from '@maktab/contract/calls'
import type { QueryKey, QueryClient } from '@tanstack/react-query'
import type { Role } from '../addresses/roles.ts'
import { ApiError } from '@maktab/client/ApiError'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/environment.ts'

/** What each role can read without a line: of oneself and of the school. No money, no picture, nothing of other people. */
const keepable: Record<Role, ReadonlySet<OperationId>> = {
  student: new Set([
    'getCurrentUser',
    'getSettings',
    'getTimetable',
    'listStudentClasses',
    'listCourseClasses',
    'listEnrolledCourses',
    'listPolicies',
    'getStudentPerformance',
  ]),
  teacher: new Set(['getCurrentUser', 'getSettings', 'getTimetable', 'listTeacherClasses']),
  // All that they look at is other people’s.
  admin: new Set(),
}

/** Whether an answer may stay on the device of somebody. */
export function isCacheable([id]: QueryKey, role: Role | undefined): boolean {
  return role !== undefined && keepable[role].has(id as OperationId)
}

/** When the school said what was read from the device; what it says now is not in here. */
export const cachedAt = new WeakMap<object, number>()

/** As long as somebody looks at nothing before they get what is old. */
const TIMEOUT_MILLISECONDS = 4000
/** What stands before a school says so that can’t reach it itself. */
const UNAVAILABLE_STATUSES = new Set([502, 504])

type Asked = { client: QueryClient; queryKey: QueryKey }

/**
 * An answer of the school; where it can’t be reached, or doesn’t come for a while, what the device has kept of it for
 * whoever is signed in. What is on the page already stays there, in doubt.
 */
export async function withOfflineCache<T>(read: () => Promise<T>, { client, queryKey }: Asked): Promise<T> {
  const session = store.get(sessionAtom)
  if (!session || !isCacheable(queryKey, session.role)) return read()
  const here = client.getQueryData<T>(queryKey)
  if (here !== undefined && !cachedAt.has(here as object)) return read()
  const readKept = async () => here ?? (await keptOf<T>(session.account, queryKey))
  let shown: unknown = here
  const asking = read().then((data) => {
    // The same answer stays the same object, and is a new one from here on.
    cachedAt.delete(Object(shown))
    return data
  })
  let isOver = false
  const answer = asking
    .catch(async (error: unknown) => {
      const kept = isUnreached(error) ? await readKept() : undefined
      if (kept === undefined) throw error
      return kept
    })
    .finally(() => (isOver = true))
  const late = pause().then(() => (isOver ? undefined : readKept()))
  const first = await Promise.race([answer, late])
  if (first === undefined) return answer
  // What is on its way still may come after all.
  shown = first
  void asking.then(
    (data) => void (data !== first && client.setQueryData(queryKey, data)),
    () => undefined,
  )
  return first
}

async function keptOf<T>(account: string, queryKey: QueryKey): Promise<T | undefined> {
  const [{ openResponseCache }, { findCachedResponse }] = await Promise.all([
    import('./responseCache.ts'),
    import('./findCachedResponse.ts'),
  ])
  const kept = findCachedResponse(await openResponseCache().readAll(account), queryKey)
  if (!kept || store.get(sessionAtom)?.account !== account) return undefined
  cachedAt.set(kept.data as object, kept.at)
  return kept.data as T
}

function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || error.kind === 'timeout' || UNAVAILABLE_STATUSES.has(error.status)
}

const pause = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS))
