import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'

// proves 1§3.6, 1§3.7, 1§9.21, 1§9.22, GET course/get, POST course/create-course, DELETE course/delete/{courseId}
test('a course can be created with a picture, edited and deleted', async () => {
  const { api, admin, pictures } = await openTestSchool()
  const { token } = await admin()
  const fields = { name: ' Tajweed ', price: '45.5', description: '', courseDuration: '3 months' }
  const created = await api('saveCourse', { token, body: createForm({ ...fields, image: await createPictureFile() }) })
  expect(created).toEqual({ status: 201, body: { message: 'Course created successfully' } })
  const { course } = (await api('listCourses')).body
  expect(course).toEqual([
    {
      id: 1,
      version: 1,
      name: 'Tajweed',
      description: null,
      price: 45.5,
      course_duration: '3 months',
      image: expect.stringMatching(/^\/uploads\/picture-[\w-]{22}\.webp$/),
      pricing: 'once',
      ages: null,
      level: null,
      lessonMinutes: null,
      groupSize: null,
    },
  ])

  const changed = await api('saveCourse', { token, body: createForm({ ...fields, id: '1', name: 'Letters' }) })
  expect(changed.status).toBe(200)
  expect((await api('listCourses')).body.course[0]).toEqual({ ...course[0], version: 2, name: 'Letters' })

  expect((await api('deleteCourse', { token, params: { courseId: 1 } })).status).toBe(200)
  expect((await api('listCourses')).body).toEqual({ course: [] })
  expect((await api('deleteCourse', { token, params: { courseId: 1 } })).status).toBe(404)
  expect(await pictures()).toHaveLength(1)
})

// proves X295
test('saveCourse keeps absent facts for visitors and clears empty ones', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const save = async (fields: Record<string, string>) =>
    (await api('saveCourse', { token, body: createForm({ name: 'Tajweed', price: '5', ...fields }) })).status
  const facts = async () => {
    const [{ ages, level, lessonMinutes, groupSize } = {}] = (await api('listCourses')).body.course
    return { ages, level, lessonMinutes, groupSize }
  }
  const all = { 'ages[from]': '5', 'ages[to]': '10', level: 'beginner', lessonMinutes: '30', groupSize: '1' }
  expect(await save(all)).toBe(201)
  const expected = { ages: { from: 5, to: 10 }, level: 'beginner', lessonMinutes: 30, groupSize: 1 }
  expect(await facts()).toEqual(expected)
  expect(await save({ id: '1' })).toBe(200)
  expect(await facts()).toEqual(expected)
  expect(await save({ id: '1', 'ages[from]': '18', 'ages[to]': '', level: 'any' })).toBe(200)
  expect(await facts()).toEqual({ ...expected, ages: { from: 18, to: null }, level: 'any' })
  expect(await save({ id: '1', ages: '', level: '', lessonMinutes: '', groupSize: '' })).toBe(200)
  expect(await facts()).toEqual({ ages: null, level: null, lessonMinutes: null, groupSize: null })
})

// proves X295
test.each([
  [{ 'ages[from]': '10', 'ages[to]': '9' }, 'ages.to'],
  [{ 'ages[from]': '0', 'ages[to]': '' }, 'ages.from'],
  [{ level: 'expert' }, 'level'],
  [{ lessonMinutes: '4' }, 'lessonMinutes'],
  [{ groupSize: '0' }, 'groupSize'],
])('saveCourse rejects the facts %j at their field', async (fields, field) => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const rejected = await api('saveCourse', { token, body: createForm({ name: 'Tajweed', price: '5', ...fields }) })
  expect([rejected.status, Object.keys(rejected.body.error ?? {})]).toEqual([422, [field]])
  expect((await api('listCourses')).body.course).toEqual([])
})

// proves X17
test('a replaced picture is deleted, and a failed call stores none', async () => {
  const { api, admin, course, pictures } = await openTestSchool()
  const { token } = await admin()
  const id = String(await course())
  const fields = { id, name: 'Tajweed', price: '5' }
  await api('saveCourse', { token, body: createForm({ ...fields, image: await createPictureFile() }) })
  const [first] = await pictures()
  await api('saveCourse', { token, body: createForm({ ...fields, image: await createPictureFile() }) })
  await expect.poll(pictures).toHaveLength(1)
  const [second] = await pictures()
  expect(second).not.toBe(first)
  const failed = await api('saveCourse', {
    token,
    body: createForm({ ...fields, id: '999', image: await createPictureFile() }),
  })
  expect(failed.status).toBe(404)
  expect(await pictures()).toEqual([second])
})

// proves D42.1
test('a file that is no picture is rejected at its field', async () => {
  const { api, admin } = await openTestSchool()
  const { token } = await admin()
  const broken = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])], 'broken.png')
  const rejected = await api('saveCourse', { token, body: createForm({ name: 'Tajweed', price: '5', image: broken }) })
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toEqual({ image: ['We couldn’t read this image. Choose another one.'] })
})

// proves 1§3.8, 2§3.3, 2§3.4, GET course/outlines/{courseId}, POST course/add-outlines/{courseId}/{outlineId}
// proves DELETE course/delete-outline/{outlineId}
test('outlines belong to their course', async () => {
  const { api, admin, course } = await openTestSchool()
  const { token } = await admin()
  const [one, other] = [await course('One'), await course('Other')]
  const body = { title: 'The letters', description: '' }
  expect((await api('saveOutline', { token, params: { courseId: one, outlineId: 0 }, body })).status).toBe(201)
  const list = async (courseId: number) => (await api('listOutlines', { token, params: { courseId } })).body.outlines
  expect(await list(one)).toEqual([{ id: 1, version: 1, title: 'The letters', description: null }])
  expect(await list(other)).toEqual([])
  const foreign = { courseId: other, outlineId: 1 }
  expect((await api('saveOutline', { token, params: foreign, body })).status).toBe(404)
  expect((await api('saveOutline', { token, params: { courseId: one, outlineId: 1 }, body })).status).toBe(200)
  expect((await api('deleteOutline', { token, params: { outlineId: 1 } })).status).toBe(200)
  expect((await api('listOutlines', { token, params: { courseId: 999 } })).status).toBe(404)
})
