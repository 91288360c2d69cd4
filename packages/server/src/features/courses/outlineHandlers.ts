import type { Database } from '#database/openDatabase.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor, Handler } from '#contract/Handler.ts'
import { requireActiveCourse } from './courseHandlers.ts'
import { bumpVersion } from '#database/transactions.ts'
import { notFound, versionConflict } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** Sorts after all outlines with a position. */
const NO_POSITION = 1_000_000

/** The outlines of courses, in order. */
export function readOutlines(database: Database, courseIds: readonly number[]) {
  return database
    .selectFrom('outlines')
    .select(['course_id as courseId', 'id', 'version', 'title', 'description'])
    .where('course_id', 'in', courseIds)
    .orderBy((outline) => outline.fn.coalesce('position', outline.val(NO_POSITION)))
    .orderBy('id')
    .execute()
}

/** The contents of a course, step by step (1§2 “Admin Courses”). */
export const outlineHandlers: HandlersFor<'listOutlines' | 'saveOutline' | 'deleteOutline'> = {
  listOutlines: async ({ params, database }) => {
    await database
      .selectFrom('courses')
      .select('id')
      .where('id', '=', params.courseId)
      .executeTakeFirstOrThrow(notFound)
    return { outlines: await readOutlines(database, [params.courseId]) }
  },

  saveOutline: async ({ params, body, database }) => {
    const course = await requireActiveCourse(database, params.courseId)
    const values = { title: body.title, description: body.description || null }
    if (params.outlineId === 0) {
      await database
        .insertInto('outlines')
        .values({ ...values, course_id: course.id })
        .execute()
      return { created: { message: message('Outline added successfully') } }
    }
    const { numUpdatedRows } = await database
      .updateTable('outlines')
      .set(values)
      .where('id', '=', params.outlineId)
      .where('course_id', '=', course.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    await bumpVersion(database, 'outlines', params.outlineId, body.version)
    return { message: message('Outline updated successfully') }
  },

  deleteOutline: async (call) => {
    const { params, database } = call
    const deleted = await database
      .deleteFrom('outlines')
      .where('id', '=', params.outlineId)
      .returning(['title as name', 'course_id'])
      .executeTakeFirstOrThrow(notFound)
    const { name, course_id } = deleted
    const about = { course: [course_id] }
    await recordDecision(call, { kind: 'delete', record: ['outline', params.outlineId], name, about })
    return { message: message('Outline deleted successfully') }
  },
}

/**
 * Reorders the outlines of a course; outlines added in the meantime come last. Throws if one was deleted, or if the
 * order was changed by someone else since the client read it.
 */
export const orderOutlines: Handler<'orderOutlines'> = async ({ body: { courseId, outlineIds, seen }, database }) => {
  // Locks the course, so that concurrent reorderings run one after the other.
  const { numUpdatedRows } = await database
    .updateTable('courses')
    .set({ archived_at: null })
    .where('id', '=', courseId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  const currentOrder = (await readOutlines(database, [courseId])).map(({ id }) => id)
  if (outlineIds.some((id) => !currentOrder.includes(id))) throw versionConflict()
  const currentSeen = currentOrder.filter((id) => seen?.includes(id))
  if (seen && currentSeen.join() !== seen.join()) throw versionConflict()
  await database.updateTable('outlines').set({ position: null }).where('course_id', '=', courseId).execute()
  for (const [index, id] of outlineIds.entries()) {
    const position = index + 1
    await database.updateTable('outlines').set({ position }).where('id', '=', id).execute()
  }
  return { message: message('Outline order saved') }
}
