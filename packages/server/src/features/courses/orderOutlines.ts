import type { Handler } from '#contract/Handler.ts'
import { versionConflict, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readOutlines } from './readOutlines.ts'

/**
 * Puts outlines of a course in order, before those that came meanwhile; refuses where one was deleted since it was seen,
 * or where somebody else put them in another order.
 */
export const orderOutlines: Handler<'orderOutlines'> = async ({ body: { courseId, outlineIds, seen }, database }) => {
  // Holds the course: of two at once the second comes after the first.
  const { numUpdatedRows } = await database
    .updateTable('courses')
    .set({ archived_at: null })
    .where('id', '=', courseId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  const there = (await readOutlines(database, [courseId])).map(({ id }) => id)
  if (outlineIds.some((id) => !there.includes(id))) throw versionConflict()
  const stand = there.filter((id) => seen?.includes(id))
  if (seen && stand.join() !== seen.join()) throw versionConflict()
  await database.updateTable('outlines').set({ position: null }).where('course_id', '=', courseId).execute()
  for (const [index, id] of outlineIds.entries()) {
    const position = index + 1
    await database.updateTable('outlines').set({ position }).where('id', '=', id).execute()
  }
  return { message: message('Outlines put in order') }
}
