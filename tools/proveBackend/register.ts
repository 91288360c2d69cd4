import { PASSWORD } from './PASSWORD.ts'
import { pastDay } from './pastDay.ts'
import { receipt } from './receipt.ts'
import type { Stage } from './Stage.ts'
import { theOne } from './theOne.ts'

export const wantedTime = { from: '16:00', to: '17:00' }

/** A new student who wants the run’s course and has paid for it, deleted when all is over. */
export async function register(stage: Stage, name: string) {
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
    registration_date: pastDay(),
    courses: [
      {
        course_id: course.id,
        course_name: course.name,
        timings: [wantedTime],
        billing: { receipt_image: receipt(), payment_method: 'Bank Transfer' as const },
      },
    ],
  }
  await stage.visitor.ask('registerStudent', { body })
  const { students } = await admin.ask('listStudents')
  const record = theOne(students, (one) => one.email === email, 'listStudents: who has registered isn’t in the list')
  stage.afterwards(`the student ${body.name}`, () => admin.ask('deleteStudent', { params: { id: record.id } }))
  return { body, record }
}
