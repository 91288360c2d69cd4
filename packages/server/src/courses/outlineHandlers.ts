import { keepAct } from '../acts/keepAct.ts'
import type { Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { notFound } from '../Refusal.ts'

/** After all that have one. */
const NO_POSITION = 1_000_000

/** What a course teaches, step by step (1§2 “Admin Courses”). */
export const outlineHandlers: Some<'listOutlines' | 'saveOutline' | 'deleteOutline'> = {
  listOutlines: async ({ params, database }) => {
    const course = await database
      .selectFrom('courses')
      .select('id')
      .where('id', '=', params.courseId)
      .executeTakeFirst()
    if (!course) throw notFound()
    const outlines = await database
      .selectFrom('outlines')
      .select(['id', 'version', 'title', 'description'])
      .where('course_id', '=', params.courseId)
      .orderBy((outline) => outline.fn.coalesce('position', outline.val(NO_POSITION)))
      .orderBy('id')
      .execute()
    return { outlines }
  },

  saveOutline: async ({ params, body, database }) => {
    const course = await database
      .selectFrom('courses')
      .select('id')
      .where('id', '=', params.courseId)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!course) throw notFound()
    const values = { title: body.title, description: body.description || null }
    if (params.outlineId === 0) {
      await database
        .insertInto('outlines')
        .values({ ...values, course_id: course.id })
        .execute()
      return { created: { message: 'Outline added successfully' } }
    }
    const { numUpdatedRows } = await database
      .updateTable('outlines')
      .set(values)
      .where('id', '=', params.outlineId)
      .where('course_id', '=', course.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    await countChange(database, 'outlines', params.outlineId, body.version)
    return { message: 'Outline updated successfully' }
  },

  deleteOutline: async (call) => {
    const { params, database } = call
    const deleted = await database
      .deleteFrom('outlines')
      .where('id', '=', params.outlineId)
      .returning('title as name')
      .executeTakeFirst()
    if (!deleted) throw notFound()
    await keepAct(call, { kind: 'delete', record: ['outline', params.outlineId], ...deleted })
    return { message: 'Outline deleted successfully' }
  },
}
