import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/createPictureFile.ts'

const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }

test('a free course asks for no receipt and is one’s own at once, without a bill', async () => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const courseID = await school.course('Seerah')
  await school.database.updateTable('courses').set({ price: 0 }).execute()
  const body = { courseID: String(courseID), ...times }
  const bought = await school.ask('purchaseCourse', { token, body: createForm(body) })
  expect(bought).toEqual({ status: 200, body: { message: 'You are enrolled in this course.', reference: null } })
  expect((await school.ask('listEnrolledCourses', { token })).body.courses).toMatchObject([{ id: courseID }])
  expect((await school.ask('listStudentBilling', { token })).body).toEqual({ billing: [] })
  expect((await school.ask('purchaseCourse', { token, body: createForm(body) })).body.error).toEqual({
    courseID: ['You have bought this course already.'],
  })
  expect(await school.pictures()).toEqual([])
})

test.each(['receipt', 'paymentMethod'])('a course that costs something needs its %s', async (field) => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const courseID = String(await school.course())
  const body = createForm({ courseID, receipt: await createPictureFile(), paymentMethod: 'bank transfer', ...times })
  body.delete(field)
  const { status, body: answer } = await school.ask('purchaseCourse', { token, body })
  expect([status, Object.keys(answer.error ?? {})]).toEqual([422, [field]])
})

test('a free course is registered for without a payment, any other is not', async () => {
  const school = await openTestSchool()
  const [free, dear] = [await school.course('Seerah'), await school.course('Tajweed')]
  await school.database.updateTable('courses').set({ price: 0 }).where('id', '=', free).execute()
  const register = (id: number, email: string) =>
    school.ask('registerStudent', {
      body: createForm({
        name: 'Zaynab Malik',
        guardian_name: 'Amina Malik',
        email,
        password: 'open sesame',
        contact_number: '+92 300 1234567',
        signature: 'Zaynab Malik',
        'courses[0][course_id]': String(id),
        'courses[0][course_name]': 'Any',
        'courses[0][timings][0][from]': '16:00',
        'courses[0][timings][0][to]': '17:00',
      }),
    })
  expect((await register(free, 'a@school.test')).status).toBe(200)
  expect((await register(dear, 'b@school.test')).body.error).toEqual({
    'courses[0].billing.receipt_image': [expect.stringMatching(/^Receipt.* is required$/)],
  })
  const purchases = await school.database.selectFrom('purchases').select(['course_id', 'status', 'receipt']).execute()
  expect(purchases).toEqual([{ course_id: free, status: 'paid', receipt: null }])
})
