import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { readShownTimes } from './readShownTimes.ts'

const TODAY = '2026-11-21'

/** A school with a course and a function that adds a class of it with one time. */
async function openClasses() {
  const school = await openTestSchool()
  const { database, teacher, course } = school
  const courseId = await course()
  const { id: teacher_id } = await teacher()
  const addClass = async (
    { from = '16:00', to = '17:00', days = '1' as string | null },
    { ends = null, archived_at = null }: { ends?: string | null; archived_at?: number | null } = {},
  ) => {
    const { id: class_id } = await database
      .insertInto('classes')
      .values({ teacher_id, title: 'A class', link: 'https://meet.test/x', archived_at, ends })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.insertInto('class_courses').values({ class_id, course_id: courseId }).execute()
    await database.insertInto('class_timings').values({ class_id, time_from: from, time_to: to, days }).execute()
  }
  return { ...school, courseId, addClass, read: async () => (await readShownTimes(database, TODAY)).get(courseId) }
}

// proves X297
test('readShownTimes lists the times of a course in order of the week, without duplicates', async () => {
  const { addClass, read } = await openClasses()
  expect(await read()).toBeUndefined()
  await addClass({ days: null, from: '09:00', to: '10:00' })
  await addClass({ days: '6' })
  await addClass({ days: '1,3' })
  await addClass({ days: '1,3' })
  await addClass({ days: '1', from: '07:00', to: '07:45' })
  expect(await read()).toEqual([
    { from: '07:00', to: '07:45', days: [1] },
    { from: '16:00', to: '17:00', days: [1, 3] },
    { from: '16:00', to: '17:00', days: [6] },
    { from: '09:00', to: '10:00', days: [] },
  ])
})

// proves X297
test('readShownTimes leaves out classes that were deleted or have ended', async () => {
  const { addClass, read } = await openClasses()
  await addClass({ days: '1' }, { ends: '2026-11-20' })
  await addClass({ days: '2' }, { archived_at: 1 })
  await addClass({ days: '3' }, { ends: TODAY })
  expect(await read()).toEqual([{ from: '16:00', to: '17:00', days: [3] }])
})

// proves X297
test('getFrontPage shows times only if the settings include them, and no link or title of a class', async () => {
  const { api, admin, addClass } = await openClasses()
  const { token } = await admin()
  await addClass({ days: '1' })
  const settings = {
    name: 'Maktab al-Noor',
    currency: 'PKR',
    timeZone: 'Asia/Karachi',
    paymentInstructions: { domestic: '', international: '' },
  }
  const times = async () => (await api('getFrontPage')).body.courses[0]?.times
  expect(await times()).toEqual([])
  await api('saveSettings', { token, body: { ...settings, frontPage: { shows: ['courses', 'times'] } } })
  expect(await times()).toEqual([{ from: '16:00', to: '17:00', days: [1] }])
})
