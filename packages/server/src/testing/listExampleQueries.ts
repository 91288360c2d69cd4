import type { OperationId, Role } from '@maktab/contract/calls'
import { getOperationSchemas } from '../contract/validators.ts'

/** What a call is asked with: whom a role has to name, the kinds of records that its answers are made of, and a page. */
export function listExampleQueries(id: OperationId, role: Role | null): Record<string, string>[] {
  if (id === 'getStatement' && role === 'admin') return [{ studentId: '1' }]
  if (id === 'getPaymentTerms') return [{}, { kind: 'event' }]
  const known = getOperationSchemas(id).query?.properties ?? {}
  if (!('skip' in known)) return [{}]
  const people = ['studentId', 'teacherId', 'courseId'].filter((name) => name in known)
  return [{}, { limit: '1' }, ...people.map((name) => ({ limit: '1', [name]: '1' }))]
}
