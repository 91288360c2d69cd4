import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import type { RawBuilder } from 'kysely'

/** The largest id: PostgreSQL rejects a larger number for an integer column. */
export const MAX_ID = 2_147_483_647

/** Position of the last row of a page: its sort key and id. */
export type Cursor = { key: string | null; id: number }

/** Encodes a cursor for a response; `decodeCursor` reads it back. */
export function encodeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

export function decodeCursor(after: string): Cursor {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (isKey(key) && isId(id)) return { key, id }
  } catch {
    // Rejected below.
  }
  throw invalidField('after', message('That position doesn’t exist.'))
}

const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_ID

/** A key never contains NUL, which PostgreSQL rejects. */
function isKey(key: unknown): key is Cursor['key'] {
  return key === null || (typeof key === 'string' && !key.includes('\0'))
}

export type Condition = RawBuilder<unknown>

/**
 * Counting stops here, because no one pages through more matches. Sorting fewer matches is faster than scanning the
 * list in order until a page is full.
 */
export const COUNT_LIMIT = 1000

/** A plan for finding the rows of a request. */
export type FilteredRows = {
  /** Conditions of the rows. */
  conditions: readonly Condition[]
  /** Conditions that make the planner start from the search index. */
  hints: readonly Condition[]
  /** Whether a search matches fewer rows than `COUNT_LIMIT`; undefined without a search. */
  matches?: 'few' | 'many'
  /** Number of rows up to `COUNT_LIMIT`, if known. */
  count?: number
}

export type Sort = { column: string; isDescending: boolean }

/** Which rows of a list are requested. */
export type ListRequest = {
  search?: string | undefined
  kind?: string | undefined
  sort?: Sort | undefined
  /** Restricts the rows to ids that are in all of these queries, such as those of a course. */
  among?: readonly RawBuilder<number>[] | undefined
  /** The result of `filterRows` for this request, if already computed. */
  filtered?: FilteredRows | undefined
}

/** A page of at most `most` rows, after a cursor or an offset. */
export type PageRequest = ListRequest & { after?: Cursor | undefined; skip?: number | undefined; limit: number }
