import type { HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { bumpVersion } from '#database/transactions.ts'
import { message } from '#i18n/message.ts'
import { versionConflict } from '#lib/HttpError.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { readTeacherId } from '../classes/classQueries.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { requireTeacher } from '../teachers/teacherQueries.ts'
import { parseTeacherLanguages, profileColumns, replacePhoto, splitProfile } from './teacherProfile.ts'

async function readOwnProfile(database: Database, id: number) {
  return database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['accounts.name', 'teachers.version', 'languages_spoken', ...profileColumns])
    .where('teachers.id', '=', id)
    .executeTakeFirstOrThrow()
}

type ProfileCalls = 'getOwnProfile' | 'saveOwnProfile' | 'saveOwnPhoto' | 'hideTeacherProfile'

/** Decision 296: visitors see a teacher if the teacher agrees, the office doesn’t hide them and the settings show teachers. */
export const teacherProfileHandlers: HandlersFor<ProfileCalls> = {
  getOwnProfile: async ({ account, database, services }) => {
    const id = await readTeacherId({ database, account })
    const { profile, others } = splitProfile(await readOwnProfile(database, id))
    const courses = await database
      .selectFrom('course_assignments')
      .innerJoin('courses', 'courses.id', 'course_assignments.course_id')
      .select(['courses.id', 'courses.name'])
      .where('teacher_id', '=', id)
      .where('courses.archived_at', 'is', null)
      .orderBy('courses.id')
      .execute()
    const { shows } = (await readSettings(database, services)).frontPage
    return {
      profile: {
        ...profile,
        name: others.name,
        languages: parseTeacherLanguages(others.languages_spoken),
        courses,
        isShown: shows.includes('teachers'),
        version: others.version,
      },
    }
  },

  saveOwnProfile: async ({ body, account, database }) => {
    const id = await readTeacherId({ database, account })
    await bumpVersion(database, 'teachers', id, body.version)
    await database
      .updateTable('teachers')
      .set({
        is_public: body.isPublic ? 1 : 0,
        public_name: body.publicName || null,
        about: body.about || null,
        experience_years: body.experienceYears,
      })
      .where('id', '=', id)
      .execute()
    return { message: message('Profile updated') }
  },

  saveOwnPhoto: async (call) => {
    const { files, account, services } = call
    const file = files.get('portrait')
    await replacePhoto(call, account.id, file ? await services.pictures.store(file, 'portrait', 'small') : null)
    return { message: file ? message('Image saved') : message('Image removed') }
  },

  hideTeacherProfile: async (call) => {
    const { body, database } = call
    await bumpVersion(database, 'teachers', body.teacherID, undefined)
    const { id: teacherId } = await requireTeacher(database, body.teacherID)
    const { numUpdatedRows } = await database
      .updateTable('teachers')
      .set({ is_hidden: body.isHidden ? 1 : 0 })
      .where('id', '=', teacherId)
      .where('is_hidden', '=', body.isHidden ? 0 : 1)
      .executeTakeFirst()
    // Another administrator was first, and the history has their entry.
    if (numUpdatedRows === 0n) throw versionConflict()
    const kind = body.isHidden ? 'hideProfile' : 'showProfile'
    await recordDecision(call, { kind, record: ['teacher', teacherId], teacherId, reason: body.reason })
    return { message: body.isHidden ? message('Profile hidden from visitors') : message('Profile no longer hidden') }
  },
}
