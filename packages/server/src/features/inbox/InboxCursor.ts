import type { components } from '@maktab/contract/schema'
import { MAX_ID } from '#database/maxId.ts'

type Kind = components['schemas']['WaitingKind']

/** In this order, where two have waited equally long. */
const kinds = [
  'application',
  'coursePayment',
  'eventPayment',
  'studentWithoutId',
  'studentWithoutTeacher',
  'owedRegister',
  'feePayment',
] as const satisfies readonly Kind[]

/** Where something stands in the queue: since when it waits, in milliseconds, of which kind it is, and which record. */
export type InboxCursor = { at: number; kind: Kind; id: number }

/** The place as a page’s end is told, and as it comes back. */
export function encodeInboxCursor({ at, kind, id }: InboxCursor): string {
  return `${at}.${kinds.indexOf(kind)}.${id}`
}

export function decodeInboxCursor(after: string): InboxCursor {
  const [at = 0, rank = 0, id = 0] = after.split('.').map(Number)
  return { at, kind: kinds[rank] ?? 'application', id: Math.min(id, MAX_ID) }
}

export function compareInboxCursors(one: InboxCursor, other: InboxCursor): number {
  return one.at - other.at || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.id - other.id
}

/** Which records of a kind come after a place: those since a moment, and of the moment itself those after an id. */
export function getRangeAfter(kind: Kind, after: InboxCursor | undefined): { at: number; id: number } {
  if (!after) return { at: -1, id: MAX_ID }
  const order = kinds.indexOf(kind) - kinds.indexOf(after.kind)
  if (order === 0) return { at: after.at, id: after.id }
  return { at: after.at, id: order > 0 ? 0 : MAX_ID }
}
