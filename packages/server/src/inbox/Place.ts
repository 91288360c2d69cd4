import type { components } from '@maktab/contract/schema'
import { MOST_ID } from '../database/mostId.ts'

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
export type Place = { at: number; kind: Kind; id: number }

/** The place as a page’s end is told, and as it comes back. */
export function writePlace({ at, kind, id }: Place): string {
  return `${at}.${kinds.indexOf(kind)}.${id}`
}

export function readPlace(after: string): Place {
  const [at = 0, rank = 0, id = 0] = after.split('.').map(Number)
  return { at, kind: kinds[rank] ?? 'application', id: Math.min(id, MOST_ID) }
}

export function comparePlaces(one: Place, other: Place): number {
  return one.at - other.at || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.id - other.id
}

/** Which records of a kind come after a place: those since a moment, and of the moment itself those after an id. */
export function restOf(kind: Kind, after: Place | undefined): { at: number; id: number } {
  if (!after) return { at: -1, id: MOST_ID }
  const order = kinds.indexOf(kind) - kinds.indexOf(after.kind)
  if (order === 0) return { at: after.at, id: after.id }
  return { at: after.at, id: order > 0 ? 0 : MOST_ID }
}
