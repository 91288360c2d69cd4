import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Whether the marks of a class count: unless it was deleted. It may have ended because its teacher was deleted. */
export function isClassNotDeleted({ or, eb }: ExpressionBuilder<Tables, 'classes'>) {
  return or([eb('classes.archived_at', 'is', null), eb('classes.teacher_left_at', 'is not', null)])
}
