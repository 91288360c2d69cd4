import { type OperationId, calls } from '@maktab/contract/calls'

const NOBODYS_ID = 2_147_483_000

/** What fills the path of a call and leads to no record of any school. */
export function missingRecordParams(id: OperationId): Record<string, number> {
  return Object.fromEntries([...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NOBODYS_ID]))
}
