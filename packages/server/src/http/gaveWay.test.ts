import pg from 'pg'
import { expect, test } from 'vitest'
import type { OperationRequest } from '../contract/Handler.ts'
import { courseHandlers } from '../features/courses/courseHandlers.ts'
import { submitTeacherApplication } from '../features/registration/submitTeacherApplication.ts'
import { openCreationTestSchool } from '../testing/openCreationTestSchool.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'

/** What the database says to one of two that are in each other’s way. */
function deadlock(): Error {
  const error = new pg.DatabaseError('deadlock detected', 0, 'error')
  error.code = '40P01'
  return error
}

/** Saves a course, but has to give way the first so many times, after all was done. */
async function open(times: number) {
  let tries = 0
  const handlers = {
    saveCourse: async (call: OperationRequest<'saveCourse'>) => {
      const answer = await courseHandlers.saveCourse(call)
      tries += 1
      if (tries <= times) throw deadlock()
      return answer
    },
  }
  const school = await openTestSchool({ handlers })
  const { token } = await school.admin()
  const save = async () =>
    school.ask('saveCourse', {
      token,
      body: createForm({ name: 'Tajweed', price: '5', image: await createPictureFile() }),
    })
  const listed = async () => (await school.ask('listCourses')).body.course.map(({ image }) => image)
  return { ...school, save, listed, tries: () => tries }
}

test('a change that had to give way is made again, once, with its picture', async () => {
  const { save, listed, pictures, tries, database } = await open(3)
  expect((await save()).status).toBe(201)
  expect(tries()).toBe(4)
  expect(await listed()).toEqual((await pictures()).map((name) => `/uploads/${name}`))
  expect(await pictures()).toHaveLength(1)
  expect(await database.selectFrom('audit').select('action').execute()).toEqual([{ action: 'saveCourse' }])
})

test('one that has to give way time and again may be sent again', async () => {
  const { save, listed, tries } = await open(4)
  expect((await save()).status).toBe(503)
  expect([await listed(), tries()]).toEqual([[], 4])
  expect((await save()).status).toBe(201)
})

test('what comes after a change comes after its last try only', async () => {
  let tries = 0
  const { ask, mails, creations } = await openCreationTestSchool({
    submitTeacherApplication: async (call) => {
      const answer = await submitTeacherApplication(call)
      tries += 1
      if (tries === 1) throw deadlock()
      return answer
    },
  })
  const body = (await creations.submitTeacherApplication?.body()) ?? {}
  const before = mails.length
  expect((await ask('submitTeacherApplication', { body })).status).toBe(200)
  expect([tries, mails.length - before]).toEqual([2, 1])
})
