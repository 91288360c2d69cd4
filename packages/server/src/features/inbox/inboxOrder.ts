import type { components } from '@maktab/contract/schema'
import { MAX_ID } from '#lists/ListRequest.ts'

type Kind = components['schemas']['WaitingKind']
type InboxOrder = components['schemas']['WaitingOrder']

/** The sort order of items with the same time. */
const kinds = [
  'application',
  'coursePayment',
  'eventPayment',
  'studentWithoutId',
  'studentWithoutTeacher',
  'owedRegister',
  'feePayment',
  'overdueFee',
  'courseRequest',
  'trial',
] as const satisfies readonly Kind[]

/** The order `important`: decisions, then money to collect, then tasks, then reminders to teachers (decision 280). */
const importance: Record<Kind, number> = {
  application: 0,
  coursePayment: 0,
  eventPayment: 0,
  feePayment: 0,
  trial: 0,
  overdueFee: 1,
  courseRequest: 2,
  studentWithoutTeacher: 2,
  studentWithoutId: 2,
  owedRegister: 3,
}

/** A position in the list: time in milliseconds, kind and record. */
export type InboxCursor = { at: number; kind: Kind; id: number }

/** Encodes a cursor for the response; `decodeInboxCursor` reads it back. */
export function encodeInboxCursor({ at, kind, id }: InboxCursor): string {
  return `${at}.${kinds.indexOf(kind)}.${id}`
}

export function decodeInboxCursor(after: string): InboxCursor {
  const [at = 0, rank = 0, id = 0] = after.split('.').map(Number)
  return { at, kind: kinds[rank] ?? 'application', id: Math.min(id, MAX_ID) }
}

/** Positive if the first kind comes after the second, whatever their times; 0 if their times decide. */
function compareImportance(order: InboxOrder, one: Kind, other: Kind): number {
  return order === 'important' ? importance[one] - importance[other] : 0
}

export function compareInboxCursors(order: InboxOrder, one: InboxCursor, other: InboxCursor): number {
  return (
    compareImportance(order, one.kind, other.kind) ||
    one.at - other.at ||
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    one.id - other.id
  )
}

export type InboxPage = { order: InboxOrder; after: InboxCursor | undefined; limit: number }

/**
 * The records of a kind that a page may contain: later ones, and those of the same time with a higher id. Undefined if
 * all of them are on earlier pages.
 */
export function getRangeAfter(kind: Kind, { order, after }: InboxPage): { at: number; id: number } | undefined {
  if (!after) return { at: -1, id: MAX_ID }
  const byImportance = compareImportance(order, kind, after.kind)
  if (byImportance !== 0) return byImportance > 0 ? { at: -1, id: MAX_ID } : undefined
  const byKind = kinds.indexOf(kind) - kinds.indexOf(after.kind)
  if (byKind === 0) return { at: after.at, id: after.id }
  return { at: after.at, id: byKind > 0 ? 0 : MAX_ID }
}
