import { recordDecision } from '../audit/recordDecision.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/bumpVersion.ts'
import { notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readOutlines } from './readOutlines.ts'

/** What a course teaches, step by step (1§2 “Admin Courses”). */
export const outlineHandlers: HandlersFor<'listOutlines' | 'saveOutline' | 'deleteOutline'> = {
  listOutlines: async ({ params, database }) => {
    const course = await database
      .selectFrom('courses')
      .select('id')
      .where('id', '=', params.courseId)
      .executeTakeFirst()
    if (!course) throw notFound()
    return { outlines: await readOutlines(database, [params.courseId]) }
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
      .executeTakeFirst()
    if (!deleted) throw notFound()
    const { name, course_id: courseId } = deleted
    await recordDecision(call, {
      kind: 'delete',
      record: ['outline', params.outlineId],
      name,
      about: { course: [courseId] },
    })
    return { message: message('Outline deleted successfully') }
  },
}
