import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { readReferencedPictures } from '#testing/readReferencedPictures.ts'

const settings = {
  name: 'Maktab al-Noor',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  paymentInstructions: { domestic: '', international: '' },
}
const filled = { isPublic: true, publicName: 'Ustadha Amina', about: 'I teach\nchildren.', experienceYears: 8 }
const nameOf = (url: string | null | undefined) => url?.replace('/uploads/', '') ?? ''

/** A school that shows its teachers, with two courses and a teacher of the first one. */
async function openProfiles(shows: ('courses' | 'teachers')[] = ['courses', 'teachers']) {
  const school = await openTestSchool()
  const { api, admin, teacher, course, database } = school
  const { token } = await admin()
  for (const name of ['Tajweed', 'Qaida']) await course(name)
  const amina = await teacher()
  await database.updateTable('teachers').set({ languages_spoken: 'Urdu, english' }).where('id', '=', amina.id).execute()
  await database.insertInto('course_assignments').values({ teacher_id: amina.id, course_id: 1 }).execute()
  expect((await api('saveSettings', { token, body: { ...settings, frontPage: { shows } } })).status).toBe(200)
  const shown = async (query = {}) => (await api('getFrontPage', { query })).body.teachers
  const own = async () => (await api('getOwnProfile', { token: amina.token })).body.profile
  const save = (body: object) => api('saveOwnProfile', { token: amina.token, body })
  const hide = (isHidden: boolean, reason?: string) =>
    api('hideTeacherProfile', { token, body: { teacherID: amina.id, isHidden, ...(reason && { reason }) } })
  return { ...school, token, amina, shown, own, save, hide }
}

// proves X296
test('visitors see no teacher until the teacher makes the profile public', async () => {
  const { shown, own, save, amina, database } = await openProfiles()
  const { name } = await database
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', amina.accountId)
    .executeTakeFirstOrThrow()
  expect(await own()).toEqual({
    isPublic: false,
    isHidden: false,
    publicName: '',
    about: '',
    experienceYears: null,
    photo: null,
    name,
    languages: ['urdu', 'english'],
    courses: [{ id: 1, name: 'Tajweed' }],
    isShown: true,
    version: 1,
  })
  await save({ ...filled, isPublic: false })
  expect(await shown()).toEqual([])
  expect((await save(filled)).status).toBe(200)
  const expected = {
    id: amina.id,
    name: 'Ustadha Amina',
    about: 'I teach\nchildren.',
    languages: ['urdu', 'english'],
    experienceYears: 8,
    photo: null,
    courseIds: [1],
  }
  expect(await shown()).toEqual([expected])
  expect(await shown({ course: '1' })).toEqual([expected])
  expect(await shown({ course: '2' })).toEqual([])
  await save({ ...filled, publicName: '', about: '', experienceYears: null })
  expect(await shown()).toEqual([{ ...expected, name, about: '', experienceYears: null }])
  await save({ ...filled, isPublic: false })
  expect(await shown()).toEqual([])
})

// proves X296
test('a school that doesn’t show teachers shows none, and the teacher can see so', async () => {
  const { shown, own, save } = await openProfiles(['courses'])
  await save(filled)
  expect(await shown()).toEqual([])
  expect(await own()).toMatchObject({ isPublic: true, isShown: false })
})

// proves X296
test('a blocked teacher, a deleted course and a deleted teacher are no longer shown', async () => {
  const { api, token, amina, shown, save, database } = await openProfiles()
  await save(filled)
  await api('blockTeacher', { token, body: { teacherID: amina.id, status: 'active' } })
  expect(await shown()).toEqual([])
  await api('blockTeacher', { token, body: { teacherID: amina.id, status: 'blocked' } })
  expect(await shown()).toHaveLength(1)
  await database.insertInto('course_assignments').values({ teacher_id: amina.id, course_id: 2 }).execute()
  await api('deleteCourse', { token, params: { courseId: 1 } })
  expect(await shown()).toMatchObject([{ courseIds: [2] }])
  await api('deleteTeacher', { token, body: { teacherID: amina.id } })
  expect(await shown()).toEqual([])
  const row = await database
    .selectFrom('teachers')
    .select(['is_public', 'public_name', 'about', 'experience_years'])
    .where('id', '=', amina.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ is_public: 0, public_name: null, about: null, experience_years: null })
})

// proves X296
test('an administrator hides a profile without changing the teacher’s consent, once, and the history says why', async () => {
  const { api, token, amina, shown, own, save, hide } = await openProfiles()
  await save(filled)
  expect(await hide(true, 'The text has a phone number.')).toEqual({
    status: 200,
    body: { message: 'Profile hidden from visitors' },
  })
  expect(await shown()).toEqual([])
  expect(await own()).toMatchObject({ isPublic: true, isHidden: true })
  await save(filled)
  expect(await shown()).toEqual([])
  expect((await hide(true)).status).toBe(409)
  const listed = (await api('listTeachers', { token })).body.teachers[0]
  expect(listed?.publicProfile).toEqual({ ...filled, isHidden: true, photo: null })
  expect((await hide(false)).body).toEqual({ message: 'Profile no longer hidden' })
  expect(await shown()).toHaveLength(1)
  const { acts } = (await api('listActs', { token, query: { recordKind: 'teacher', id: String(amina.id) } })).body
  expect(acts.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['showProfile', null],
    ['hideProfile', 'The text has a phone number.'],
  ])
  expect((await api('hideTeacherProfile', { token, body: { teacherID: 999, isHidden: true } })).status).toBe(404)
})

test('only teachers have a profile of their own, and only administrators hide one', async () => {
  const { api, token, amina, student } = await openProfiles()
  const other = await student()
  expect((await api('getOwnProfile', { token })).status).toBe(403)
  expect((await api('saveOwnProfile', { token: other.token, body: filled })).status).toBe(403)
  const body = { teacherID: amina.id, isHidden: true }
  expect((await api('hideTeacherProfile', { token: amina.token, body })).status).toBe(403)
  expect((await api('getOwnProfile')).status).toBe(401)
})

test('saveOwnProfile rejects an outdated version and too long texts', async () => {
  const { save, own } = await openProfiles()
  expect((await save({ ...filled, version: 1 })).status).toBe(200)
  expect((await save({ ...filled, about: 'Other', version: 1 })).status).toBe(409)
  expect(await own()).toMatchObject({ about: 'I teach\nchildren.', version: 2 })
  const long = await save({ ...filled, about: 'x'.repeat(601), publicName: 'a\nb', experienceYears: 81 })
  expect([long.status, Object.keys(long.body.error ?? {}).toSorted()]).toEqual([
    422,
    ['about', 'experienceYears', 'publicName'],
  ])
})

// proves X296
test('a photo is stored small and without metadata, shown, replaced, and removed with the teacher', async () => {
  const { api, token, amina, shown, own, save, database, pictures, services } = await openProfiles()
  const upload = (fields: Record<string, File>) => api('saveOwnPhoto', { token: amina.token, body: createForm(fields) })
  await save(filled)
  expect(await upload({ portrait: await createPictureFile('me.png', 1000) })).toEqual({
    status: 200,
    body: { message: 'Image saved' },
  })
  const { photo: first } = await own()
  expect(first).toMatch(/^\/uploads\/picture-[\w-]{22}\.webp$/)
  expect(await shown()).toMatchObject([{ photo: first }])
  expect((await api('getCurrentUser', { token: amina.token })).body.user.avatar).toBe(first)
  expect(await readReferencedPictures(database)).toContain(nameOf(first))
  const { width } = await sharp(await services.pictures.read(nameOf(first))).metadata()
  expect(width).toBe(800)

  const broken = await upload({ portrait: new File(['not a picture'], 'me.png', { type: 'image/png' }) })
  expect([broken.status, Object.keys(broken.body.error ?? {})]).toEqual([422, ['portrait']])
  expect((await own()).photo).toBe(first)

  await upload({ portrait: await createPictureFile('other.png') })
  const { photo: second } = await own()
  expect(second).not.toBe(first)
  await expect.poll(pictures).toEqual([nameOf(second)])
  expect(await upload({})).toEqual({ status: 200, body: { message: 'Image removed' } })
  expect((await own()).photo).toBeNull()

  await upload({ portrait: await createPictureFile() })
  await api('deleteTeacher', { token, body: { teacherID: amina.id } })
  await expect.poll(pictures).toEqual([])
})
