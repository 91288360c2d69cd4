import type { Act } from '@maktab/contract/schema'

/** What acts were about. */
export type AuditedRecord = Pick<Act['record'], 'kind' | 'id'>
