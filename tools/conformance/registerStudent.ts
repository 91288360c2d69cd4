import { PASSWORD } from './PASSWORD.ts'
import { getPastDay } from './getPastDay.ts'
import { createReceipt } from './createReceipt.ts'
import type { ConformanceContext } from './ConformanceContext.ts'
import { findRequired } from './findRequired.ts'

export const preferredTime = { from: '16:00', to: '17:00' }

/** A new student who wants the run’s course and has paid for it, deleted when all is over. */
export async function registerStudent(stage: ConformanceContext, name: string) {
  const [admin, course] = [await stage.admin(), await stage.course()]
  const email = `${name.toLowerCase()}-${stage.run}@example.com`
  const body = {
    name: `${name} ${stage.run}`,
    guardian_name: 'Maryam Malik',
    email,
    password: PASSWORD,
    contact_number: '+44 20 5550200',
    preferred_language: 'urdu' as const,
    signature: name,
    date_of_birth: '2012-02-03',
    registration_date: getPastDay(),
    courses: [
      {
        course_id: course.id,
        course_name: course.name,
        timings: [preferredTime],
        billing: { receipt_image: createReceipt(), payment_method: 'Bank Transfer' as const },
      },
    ],
  }
  await stage.visitor.call('registerStudent', { body })
  const { students } = await admin.call('listStudents')
  const record = findRequired(
    students,
    (one) => one.email === email,
    'listStudents: who has registered isn’t in the list',
  )
  stage.onCleanup(`the student ${body.name}`, () => admin.call('deleteStudent', { params: { id: record.id } }))
  return { body, record }
}
