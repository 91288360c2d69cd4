import type { OperationId } from '@maktab/contract/calls'
import type { ExampleFetch, RecordedRequest } from '@maktab/mocks/createExampleFetch'
import { expect } from 'vitest'

/** The requests of an operation so far, in order. */
export function findRequests({ requests }: ExampleFetch, id: OperationId): RecordedRequest[] {
  return requests.filter(({ operationId }) => operationId === id)
}

/** Waits until an operation was requested exactly this often, and returns its last request. */
export async function waitForRequest(fetch: ExampleFetch, id: OperationId, times = 1): Promise<RecordedRequest> {
  await expect.poll(() => findRequests(fetch, id).length, { message: `requests to ${id}` }).toBe(times)
  return findRequests(fetch, id).at(-1)!
}

/** The paths of an operation’s requests so far. */
export const findRequestPaths = (fetch: ExampleFetch, id: OperationId): string[] =>
  findRequests(fetch, id).map(({ url }) => url.pathname)

/** The bodies of an operation’s requests so far. */
export const findRequestBodies = (fetch: ExampleFetch, id: OperationId): unknown[] =>
  findRequests(fetch, id).map(({ body }) => body)

/** The operations requested after the last request of one, in order. */
export function findOperationsAfter({ requests }: ExampleFetch, id: OperationId): OperationId[] {
  const ids = requests.map(({ operationId }) => operationId)
  const at = ids.lastIndexOf(id)
  return at < 0 ? [] : ids.slice(at + 1)
}
