import type { Database } from '../database/openDatabase.ts'
import { emptyStudentProfile, emptyTeacherProfile } from '../features/erasure/eraseAccount.ts'
import type { Account } from '../database/tables.ts'

type MakeAccount = (
  role: Account['role'],
  details?: { name?: string; email?: string; status?: Account['status']; part?: Account['part'] },
) => Promise<{ accountId: number; token: string; email: string }>

let number = 0

/** Creates accounts and courses for tests; each person has a unique name. */
export function createTestPeople(database: Database, account: MakeAccount) {
  const admin = (part: Account['part'] = null) =>
    account('admin', { name: 'Salma', email: `salma${(number += 1)}@school.test`, part })

  const teacher = async (status: Account['status'] = 'active') => {
    number += 1
    const made = await account('teacher', { name: `Teacher ${number}`, email: `teacher${number}@school.test`, status })
    const { id } = await database
      .insertInto('teachers')
      .values({ account_id: made.accountId, teach_id: `T-${number}`, ...noFacts.teacher })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...made, id }
  }

  const student = async (status: Account['status'] = 'active') => {
    number += 1
    const made = await account('student', { name: `Student ${number}`, email: `student${number}@school.test`, status })
    const { id } = await database
      .insertInto('students')
      .values({ account_id: made.accountId, std_id: `S-${number}`, ...noFacts.student })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...made, id }
  }

  const course = async (name = 'Tajweed') => {
    const made = await database
      .insertInto('courses')
      .values({ name, description: null, price: 45, course_duration: '3 months', image: null, archived_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
  return { admin, teacher, student, course }
}

const noFacts = {
  teacher: { application_date: null, ...emptyTeacherProfile },
  student: { registration_date: null, ...emptyStudentProfile },
}
