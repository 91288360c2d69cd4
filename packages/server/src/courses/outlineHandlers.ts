import type { Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { notFound } from '../Refusal.ts'

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

  deleteOutline: async ({ params, database }) => {
    const { numDeletedRows } = await database
      .deleteFrom('outlines')
      .where('id', '=', params.outlineId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    return { message: 'Outline deleted successfully' }
  },
}
