import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import type { RawBuilder } from 'kysely'

/** The largest number of a record: PostgreSQL takes a larger one for no number of one, and refuses it. */
export const MAX_ID = 2_147_483_647

/** Where a page ends: by what the row is sorted there, and which row it is. */
export type Cursor = { key: string | null; id: number }

/** The place as it is told, and as it comes back. */
export function encodeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

export function decodeCursor(after: string): Cursor {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (isKey(key) && isId(id)) return { key, id }
  } catch {
    // Said below.
  }
  throw invalidField('after', message('This is no place in the list.'))
}

const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_ID

/** No key has the letter NUL, which PostgreSQL refuses. */
function isKey(key: unknown): key is Cursor['key'] {
  return key === null || (typeof key === 'string' && !key.includes('\0'))
}

export type Condition = RawBuilder<unknown>

/**
 * Matches are counted up to here: nobody pages through more. Fewer of them are sorted sooner than the list is read in
 * its order until a page is full.
 */
export const COUNT_LIMIT = 1000

/** How a database finds the rows of a request. */
export type FilteredRows = {
  /** What the rows match. */
  conditions: readonly Condition[]
  /** What makes the planner start from an index of the search, where it wouldn't by itself. */
  hints: readonly Condition[]
  /** Whether a search matches fewer rows than `COUNT_LIMIT`; undefined without a search. */
  matches?: 'few' | 'many'
  /** How many rows there are, up to `COUNT_LIMIT`, where that is known. */
  count?: number
}

export type Sort = { column: string; isDescending: boolean }

/** Which rows of a list are requested. */
export type ListRequest = {
  search?: string | undefined
  kind?: string | undefined
  sort?: Sort | undefined
  /** Only rows whose ids are among all of these: those of a course, say. */
  among?: readonly RawBuilder<number>[] | undefined
  /** The result of `filterRows` for this request, where it is known already. */
  filtered?: FilteredRows | undefined
}

/** A page of them: at most so many rows, after a cursor or a number of rows. */
export type PageRequest = ListRequest & { after?: Cursor | undefined; skip?: number | undefined; most: number }
