import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor, OperationRequest } from '#contract/Handler.ts'
import { coalesceReads } from '#contract/coalesceReads.ts'
import { bumpVersion } from '#database/transactions.ts'
import type { Database } from '#database/openDatabase.ts'
import { assertCurrencyPrecision } from '../payments/paymentAmounts.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getPictureUrl } from '#storage/PictureStorage.ts'

type List = ReturnType<typeof compile>

const compiled = new WeakMap<Database, List>()

/** The query of the course list, which every visitor requests. It is compiled once. */
function compileCourseListQuery(database: Database): List {
  const list = compiled.get(database) ?? compile(database)
  compiled.set(database, list)
  return list
}

function compile(database: Database) {
  return database
    .selectFrom('courses')
    .select(['id', 'version', 'name', 'description', 'price', 'course_duration', 'image', 'pricing'])
    .select(['age_from', 'age_to', 'level', 'lesson_minutes as lessonMinutes', 'group_size as groupSize'])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .compile()
}

/** 1§2 “Admin Courses”. A course that is still referenced is archived instead of deleted. */
export const courseHandlers: HandlersFor<'listCourses' | 'saveCourse' | 'deleteCourse'> = {
  listCourses: coalesceReads(async ({ database }) => {
    const { rows } = await database.executeQuery(compileCourseListQuery(database))
    return {
      course: rows.map(({ age_from: from, age_to: to, ...row }) => ({
        ...row,
        image: getPictureUrl(row.image),
        ages: from === null ? null : { from, to },
      })),
    }
  }),

  saveCourse: async ({ body, files, database, services, afterCommit }) => {
    await assertCurrencyPrecision({ database, services }, 'price', body.price)
    assertAgesInOrder(body.ages)
    const file = files.get('image')
    const image = file && (await services.pictures.store(file, 'image'))
    const values = {
      name: body.name,
      price: body.price ?? 0,
      ...(body.pricing && { pricing: body.pricing }),
      description: body.description || null,
      course_duration: body.courseDuration || null,
      ...toFactColumns(body),
    }
    if (!body.id) {
      await database
        .insertInto('courses')
        .values({ ...values, image: image ?? null, archived_at: null })
        .execute()
      return { created: { message: message('Course created successfully') } }
    }
    const before = await requireActiveCourse(database, body.id)
    await database
      .updateTable('courses')
      .set({ ...values, ...(image && { image }) })
      .where('id', '=', before.id)
      .execute()
    await bumpVersion(database, 'courses', before.id, body.version)
    const { image: old } = before
    if (image && old) afterCommit(() => services.pictures.retire(old))
    return { message: message('Course updated successfully') }
  },

  deleteCourse: async (call) => {
    const { params, database, now } = call
    const deleted = await database
      .updateTable('courses')
      .set({ archived_at: now })
      .where('id', '=', params.courseId)
      .where('archived_at', 'is', null)
      .returning('name')
      .executeTakeFirstOrThrow(notFound)
    await recordDecision(call, { kind: 'delete', record: ['course', params.courseId], ...deleted })
    await database.deleteFrom('course_assignments').where('course_id', '=', params.courseId).execute()
    return { message: message('Course deleted successfully') }
  },
}

type Facts = Pick<OperationRequest<'saveCourse'>['body'], 'ages' | 'level' | 'lessonMinutes' | 'groupSize'>

function assertAgesInOrder(ages: Facts['ages']): void {
  if (ages && ages.to !== null && ages.to < ages.from) {
    throw invalidField('ages.to', message('The highest age is below the lowest.'))
  }
}

/** The columns of the facts for visitors; absent ones keep their values. */
function toFactColumns({ ages, level, lessonMinutes, groupSize }: Facts) {
  return {
    ...(ages !== undefined && { age_from: ages?.from ?? null, age_to: ages?.to ?? null }),
    ...(level !== undefined && { level }),
    ...(lessonMinutes !== undefined && { lesson_minutes: lessonMinutes }),
    ...(groupSize !== undefined && { group_size: groupSize }),
  }
}

/** A course that exists and is not archived, with its picture. */
export async function requireActiveCourse(
  database: Database,
  id: number,
): Promise<{ id: number; image: string | null }> {
  const course = await database
    .selectFrom('courses')
    .select(['id', 'image'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return course
}

/** The names of these courses by id, without missing and archived ones. */
export async function readActiveCourseNames(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('courses')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The name of a course, also if it is archived. */
export async function readCourseName(database: Database, id: number): Promise<string> {
  const { name } = await database.selectFrom('courses').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return name
}
