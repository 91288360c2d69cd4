import type { Act } from '@maktab/contract/schema'
import type { Remote } from '#remote.ts'

/** What was decided of a record, the newest first; `onMore` asks for what was decided before, where there is more. */
export type AuditLog = { list: Remote<Act[]>; onMore: (() => void) | undefined }
