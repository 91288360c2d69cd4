import { type APIRequestContext, expect } from '@playwright/test'
import { asAdmin } from './newStudent.ts'
import { receipt } from './receipts.ts'

/** Registers a student whose receipt for a course waits; gives the name by which they stand in the queue. */
export async function registerWithReceipt(request: APIRequestContext): Promise<{ name: string; email: string }> {
  const run = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
  const [name, email] = [`Waiting ${run}`, `waiting-${run}@maktab.test`]
  const admin = await asAdmin(request)
  const { course } = await admin<{ course: { id: number; name: string; price: number }[] }>({
    method: 'GET',
    path: 'course/get',
  })
  const paid = course.find(({ price }) => price > 0)
  const answer = await request.post('/api/student/register', {
    multipart: {
      name,
      guardian_name: 'Tariq Aziz',
      email,
      password: 'maktab-demo',
      contact_number: '+92 300 1234567',
      preferred_language: 'urdu',
      signature: 'Tariq Aziz',
      date_of_birth: '2014-04-02',
      registration_date: '2026-11-01',
      'courses[0][course_id]': String(paid?.id),
      'courses[0][course_name]': paid?.name ?? '',
      'courses[0][timings][0][from]': '16:00',
      'courses[0][timings][0][to]': '17:00',
      'courses[0][billing][payment_method]': 'Bank Transfer',
      'courses[0][billing][receipt_image]': receipt,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { name, email }
}
