import type { Act } from '@maktab/contract/schema'

/** What acts were about. */
export type ActedRecord = Pick<Act['record'], 'kind' | 'id'>
