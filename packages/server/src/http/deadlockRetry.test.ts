import pg from 'pg'
import { expect, test } from 'vitest'
import type { OperationRequest } from '../contract/Handler.ts'
import { courseHandlers } from '../features/courses/courseHandlers.ts'
import { submitTeacherApplication } from '../features/registration/submitTeacherApplication.ts'
import { openCreationTestSchool } from '../testing/openCreationTestSchool.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile } from '../testing/formData.ts'

/** The error PostgreSQL raises for one of two deadlocked transactions. */
function deadlock(): Error {
  const error = new pg.DatabaseError('deadlock detected', 0, 'error')
  error.code = '40P01'
  return error
}

/** A school whose saveCourse deadlocks the first `times` times, after all its writes. */
async function open(times: number) {
  let attempts = 0
  const handlers = {
    saveCourse: async (call: OperationRequest<'saveCourse'>) => {
      const response = await courseHandlers.saveCourse(call)
      attempts += 1
      if (attempts <= times) throw deadlock()
      return response
    },
  }
  const school = await openTestSchool({ handlers })
  const { token } = await school.admin()
  const save = async () =>
    school.api('saveCourse', {
      token,
      body: createForm({ name: 'Tajweed', price: '5', image: await createPictureFile() }),
    })
  const listed = async () => (await school.api('listCourses')).body.course.map(({ image }) => image)
  return { ...school, save, listed, attempts: () => attempts }
}

test('a deadlocked mutation is retried and saved once, with its picture', async () => {
  const { save, listed, pictures, attempts, database } = await open(3)
  expect((await save()).status).toBe(201)
  expect(attempts()).toBe(4)
  expect(await listed()).toEqual((await pictures()).map((name) => `/uploads/${name}`))
  expect(await pictures()).toHaveLength(1)
  expect(await database.selectFrom('audit').select('action').execute()).toEqual([{ action: 'saveCourse' }])
})

test('a mutation that keeps deadlocking returns 503 and can be sent again', async () => {
  const { save, listed, attempts } = await open(4)
  expect((await save()).status).toBe(503)
  expect([await listed(), attempts()]).toEqual([[], 4])
  expect((await save()).status).toBe(201)
})

test('afterCommit work runs only for the last attempt of a mutation', async () => {
  let attempts = 0
  const { api, mails, creations } = await openCreationTestSchool({
    submitTeacherApplication: async (call) => {
      const response = await submitTeacherApplication(call)
      attempts += 1
      if (attempts === 1) throw deadlock()
      return response
    },
  })
  const body = (await creations.submitTeacherApplication?.body()) ?? {}
  const before = mails.length
  expect((await api('submitTeacherApplication', { body })).status).toBe(200)
  expect([attempts, mails.length - before]).toEqual([2, 1])
})
