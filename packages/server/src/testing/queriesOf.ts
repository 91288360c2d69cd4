import type { OperationId, Role } from '@maktab/contract/calls'

/** What a call is asked with: whom a role has to name, and the kinds of records that its answers are made of. */
export function queriesOf(id: OperationId, role: Role | null): Record<string, string>[] {
  if (id === 'getStatement' && role === 'admin') return [{ studentId: '1' }]
  return id === 'getPaymentTerms' ? [{}, { kind: 'event' }] : [{}]
}
