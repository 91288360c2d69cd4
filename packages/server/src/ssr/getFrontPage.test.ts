import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: '', international: '' },
}
type Part = 'courses' | 'languages' | 'outlines' | 'policies'

/** A school with a policy and a course of two teachers, one of whom is blocked. */
async function openTeaching() {
  const school = await openTestSchool()
  const { api, admin, teacher, course, database } = school
  const { token } = await admin()
  for (const name of ['Tajweed', 'Qaida']) await course(name)
  await database
    .insertInto('outlines')
    .values([
      { course_id: 1, title: 'Letters', description: 'Throat and tongue' },
      { course_id: 1, title: 'Stops', description: null },
    ])
    .execute()
  await api('savePolicy', { token, body: { id: 0, title: 'Manners', description: 'Be kind.' } })
  const teach = async (status: 'active' | 'blocked', languages: string) => {
    const { id } = await teacher(status)
    await database.updateTable('teachers').set({ languages_spoken: languages }).where('id', '=', id).execute()
    await database.insertInto('course_assignments').values({ teacher_id: id, course_id: 1 }).execute()
  }
  await teach('active', 'urdu, Arabic')
  await teach('blocked', 'english')
  const show = async (...shows: Part[]) =>
    expect((await api('saveSettings', { token, body: { ...settings, frontPage: { shows } } })).status).toBe(200)
  return { ...school, token, show }
}

const none = { languages: [], outlines: [], times: [] }

// proves X146
test('getFrontPage shows only the languages of active teachers by default', async () => {
  const { api } = await openTeaching()
  expect(await api('getFrontPage')).toEqual({
    status: 200,
    body: {
      courses: [
        { id: 1, ...none, languages: ['arabic', 'urdu'] },
        { id: 2, ...none },
      ],
      policies: [],
      teachers: [],
    },
  })
})

// proves X146
test('getFrontPage shows each part only if the settings include it, outlines by title', async () => {
  const { api, show } = await openTeaching()
  const read = async () => (await api('getFrontPage')).body
  await show('courses', 'outlines')
  expect((await read()).courses[0]).toEqual({
    id: 1,
    languages: [],
    outlines: [{ title: 'Letters' }, { title: 'Stops' }],
    times: [],
  })
  await show('policies')
  expect(await read()).toEqual({
    courses: [],
    policies: [{ title: 'Manners', description: 'Be kind.' }],
    teachers: [],
  })
  await show('outlines', 'languages')
  expect(await read()).toEqual({ courses: [], policies: [], teachers: [] })
})

test('getFrontPage returns full outlines of a requested course and nothing of a deleted one', async () => {
  const { api, show, token } = await openTeaching()
  await show('courses', 'outlines', 'policies')
  const read = async () => (await api('getFrontPage', { query: { course: '1' } })).body
  expect(await read()).toEqual({
    courses: [
      { id: 1, ...none, outlines: [{ title: 'Letters', description: 'Throat and tongue' }, { title: 'Stops' }] },
    ],
    policies: [],
    teachers: [],
  })
  expect((await api('deleteCourse', { token, params: { courseId: 1 } })).status).toBe(200)
  expect(await read()).toEqual({ courses: [], policies: [], teachers: [] })
})

// proves X147
test('saveSettings without frontPage keeps the stored one', async () => {
  const { api, token } = await openTeaching()
  const frontPage = { motto: 'Read well', about: 'One\nTwo', shows: ['policies' as const] }
  expect((await api('saveSettings', { token, body: { ...settings, frontPage } })).status).toBe(200)
  expect((await api('saveSettings', { token, body: settings })).status).toBe(200)
  expect((await api('getSettings')).body.settings.frontPage).toEqual(frontPage)
  const twice = { shows: ['policies' as const, 'policies' as const] }
  expect((await api('saveSettings', { token, body: { ...settings, frontPage: twice } })).status).toBe(422)
})
