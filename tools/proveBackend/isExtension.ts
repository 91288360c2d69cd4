import { type OperationId, calls } from '@maktab/contract/calls'
import { readFileSync } from 'node:fs'

const specified = new Set(
  readFileSync(new URL('../../openapi/calls.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/),
)

/** Whether a call is one that the specification doesn’t have. */
export function isExtension(id: OperationId): boolean {
  return !specified.has(`${calls[id].method} ${calls[id].path.slice(1)}`)
}
