import type { Role } from '@maktab/contract/calls'

/** A call that is to be laid out, as it was asked for and found right. */
export type NewCall = {
  id: string
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: string
  roles: readonly [Role, ...Role[]]
  resource: string
  summary: string
  without: string
  /** Of a list the name of its rows, of what is sent the name of one; `Room`. */
  record: string
  /** Of a list the key under which its rows are answered; `rooms`. */
  key: string
  touches: readonly string[]
  /** What a change answers, and the words for it that the server lacks. */
  says: string
  words: { ur: string; ar: string } | undefined
}

export const isList = ({ method }: NewCall) => method === 'GET'

export const hasBody = ({ method }: NewCall) => method === 'POST' || method === 'PUT'

/** The names between braces in its path. */
export const listPathParams = ({ path }: NewCall) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
