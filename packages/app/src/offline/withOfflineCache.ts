import type { OperationId } from '@maktab/contract/calls'
import type { QueryKey, QueryClient } from '@tanstack/react-query'
import type { Role } from '../addresses/roles.ts'
import { ApiError } from '@maktab/client/ApiError'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'

/**
 * The operations cached for each role: own and school data, but no payments, pictures or data of other people. Of payments
 * only the sums in the overview of a family are cached.
 */
const cacheableOperations: Record<Role, ReadonlySet<OperationId>> = {
  student: new Set([
    'getCurrentUser',
    'getFamily',
    'getSettings',
    'getTimetable',
    'listStudentClasses',
    'listCourseClasses',
    'listEnrolledCourses',
    'listOwnPractice',
    'listPolicies',
    'getStudentPerformance',
  ]),
  teacher: new Set(['getCurrentUser', 'getSettings', 'getTimetable', 'listTeacherClasses']),
  // An admin only sees data of other people.
  admin: new Set(),
}

/** Whether a response may be cached on the device. */
export function isCacheable([id]: QueryKey, role: Role | undefined): boolean {
  return role !== undefined && cacheableOperations[role].has(id as OperationId)
}

/** When cached data was received; data from the network isn’t in here. */
export const cachedAt = new WeakMap<object, number>()

/** How long a request may take before cached data is shown. */
const TIMEOUT_MILLISECONDS = 4000
/** Sent by a proxy that can’t reach the backend. */
const UNAVAILABLE_STATUSES = new Set([502, 504])

type QueryContext = { client: QueryClient; queryKey: QueryKey }

/**
 * Reads from the network. If it fails or takes too long, returns the signed-in user’s cached response. Data already on
 * the page stays and is marked as stale.
 */
export async function withOfflineCache<T>(read: () => Promise<T>, { client, queryKey }: QueryContext): Promise<T> {
  const session = store.get(sessionAtom)
  if (!session || !isCacheable(queryKey, session.role)) return read()
  const current = client.getQueryData<T>(queryKey)
  if (current !== undefined && !cachedAt.has(current as object)) return read()
  const readCached = async () => current ?? (await findCached<T>(session.account, queryKey))
  let shown: unknown = current
  const networkRead = read().then((data) => {
    // Structural sharing returns the same object, which is now fresh.
    cachedAt.delete(Object(shown))
    return data
  })
  let isSettled = false
  const result = networkRead
    .catch(async (error: unknown) => {
      const cached = isUnreachable(error) ? await readCached() : undefined
      if (cached === undefined) throw error
      return cached
    })
    .finally(() => (isSettled = true))
  const delayedCached = pause().then(() => (isSettled ? undefined : readCached()))
  const first = await Promise.race([result, delayedCached])
  if (first === undefined) return result
  // The response may still arrive and replace the cached data.
  shown = first
  void networkRead.then(
    (data) => void (data !== first && client.setQueryData(queryKey, data)),
    () => undefined,
  )
  return first
}

async function findCached<T>(account: string, queryKey: QueryKey): Promise<T | undefined> {
  const [{ responseCache }, { findCachedResponse }] = await Promise.all([
    import('./responseCache.ts'),
    import('./findCachedResponse.ts'),
  ])
  const cached = findCachedResponse(await responseCache.readAll(account), queryKey)
  if (!cached || store.get(sessionAtom)?.account !== account) return undefined
  cachedAt.set(cached.data as object, cached.receivedAt)
  return cached.data as T
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || error.kind === 'timeout' || UNAVAILABLE_STATUSES.has(error.status)
}

const pause = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS))
