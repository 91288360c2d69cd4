import { MAX_ID } from '../database/maxId.ts'
import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

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
