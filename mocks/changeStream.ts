import type { ContractOperation } from './operation.ts'

export const STREAM_TYPE = 'text/event-stream'

/** The only event of a stream of the mock: nothing has changed, because examples don’t change. */
export const FIRST_EVENT = 'data: {"changed":[]}\n\n'

/** Whether a request with this `Accept` header gets an event stream instead of its example. */
export function opensChangeStream(
  accept: string | undefined,
  { id }: ContractOperation,
  { status }: { status: number },
): boolean {
  return acceptsStream(accept) && id === 'watchChanges' && status === 200
}

export function acceptsStream(accept: string | undefined): boolean {
  return accept?.includes(STREAM_TYPE) ?? false
}
