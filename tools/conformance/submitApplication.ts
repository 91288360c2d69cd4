import { getPastDay } from './getPastDay.ts'
import { preferredTime } from './registerStudent.ts'
import type { ConformanceContext } from './ConformanceContext.ts'
import { findRequired } from './findRequired.ts'

/** A new application as a teacher for the run’s course, deleted when all is over. */
export async function submitApplication(stage: ConformanceContext, name: string) {
  const [admin, course] = [await stage.admin(), await stage.course()]
  const email = `${name.toLowerCase()}-${stage.run}@example.com`
  const body = {
    name: `${name} ${stage.run}`,
    date_of_birth: '1990-04-02',
    gender: 'female' as const,
    nationality: 'British',
    contact_number: '+44 20 5550100',
    email,
    languages_spoken: 'arabic' as const,
    age_group: 'children' as const,
    qualification: 'BA',
    institution: 'Leeds',
    application_date: getPastDay(),
    current_address: '12 Rose Lane',
    experience_Quran: '8 years',
    course: [{ id: course.id, name: course.name, timings: [preferredTime] }],
  }
  await stage.visitor.call('submitTeacherApplication', { body })
  const { teachers } = await admin.call('listTeachers')
  const record = findRequired(teachers, (one) => one.email === email, 'listTeachers: who has applied isn’t in the list')
  stage.onCleanup(`the teacher ${body.name}`, () => admin.call('deleteTeacher', { body: { teacherID: record.id } }))
  return { body, record }
}
