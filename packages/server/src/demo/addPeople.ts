import { examples } from '@maktab/contract/examples'
import type { Teacher } from '@maktab/contract/schema'
import { hashPassword } from '../features/auth/passwords.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { createPlaceholderEmail } from '../lib/placeholderEmails.ts'
import type { DemoDates } from './demoDates.ts'

const teachers: readonly Teacher[] = examples.listTeachers[200].typical.teachers
const { students } = examples.listStudents[200].everyone

type Details = Pick<Account, 'email' | 'role' | 'status' | 'name' | 'created_at'> &
  Partial<Pick<Account, 'sibling_of' | 'avatar'>>

const SCHOOL_AGE_DAYS = 370
/** Two students who share their guardian's sign-in. */
const [FIRST_SIBLING, SECOND_SIBLING] = [2, 6]
const addresses = new Map([
  [FIRST_SIBLING, 'siblings@maktab.test'],
  [SECOND_SIBLING, createPlaceholderEmail()],
])

/**
 * Adds the administrator, teachers and students. The first of each, and the guardian of two, have the same email as in the
 * mock server.
 */
export async function addPeople(
  database: Database,
  { password, photo }: { password: string; photo: string },
  dates: DemoDates,
): Promise<void> {
  const password_hash = await hashPassword(password)
  const account = async (details: Details) => {
    const values = { ...details, password_hash: details.status === 'pending' ? null : password_hash }
    const { id } = await database
      .insertInto('accounts')
      .values({ avatar: null, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const { name } = examples.getCurrentUser[200].admin.user
  const founded_at = dates.daysAgo(SCHOOL_AGE_DAYS, 0)
  await account({ email: 'admin@maktab.test', role: 'admin', status: 'active', name, created_at: founded_at })

  for (const [index, teacher] of teachers.entries()) {
    const status = teacher.status === 'pending' || teacher.status === 'blocked' ? teacher.status : 'active'
    const email = index === 0 ? 'teacher@maktab.test' : status === 'blocked' ? 'blocked@maktab.test' : teacher.email
    const appliedOn = dates.appliedOn(teacher.id)
    const created_at = dates.momentOn(appliedOn, teacher.id)
    const profile = teacher.publicProfile
    const avatar = profile?.photo ? photo : null
    const account_id = await account({ email, role: 'teacher', status, name: teacher.name, avatar, created_at })
    await database
      .insertInto('teachers')
      .values({
        id: teacher.id,
        account_id,
        teach_id: teacher.teach_id,
        application_date: appliedOn,
        contact_number: teacher.contact_number ?? null,
        current_address: teacher.current_address ?? null,
        date_of_birth: teacher.date_of_birth ?? null,
        experience_quran: teacher.experience_Quran ?? null,
        gender: teacher.gender ?? null,
        institution: teacher.institution ?? null,
        languages_spoken: [teacher.languages_spoken ?? []].flat().join(', ') || null,
        age_group: teacher.age_group ?? null,
        nationality: teacher.nationality ?? null,
        other_experience: teacher.other_experience ?? null,
        qualification: teacher.qualification ?? null,
        is_public: profile?.isPublic ? 1 : 0,
        is_hidden: profile?.isHidden ? 1 : 0,
        public_name: profile?.publicName || null,
        about: profile?.about || null,
        experience_years: profile?.experienceYears ?? null,
      })
      .execute()
  }
  let guardian: number | null = null
  for (const [index, student] of students.entries()) {
    const { id, name, email } = student
    const sibling_of = id === SECOND_SIBLING ? guardian : null
    const address = index === 0 ? 'student@maktab.test' : (addresses.get(id) ?? email)
    const registeredOn = dates.registeredOn(id)
    const created_at = dates.momentOn(registeredOn, id)
    const details = { email: address, role: 'student', status: 'active', name, sibling_of, created_at } as const
    const account_id = await account(details)
    if (id === FIRST_SIBLING) guardian = account_id
    await database
      .insertInto('students')
      .values({
        id: student.id,
        account_id,
        std_id: student.std_id,
        contact_number: student.contact_number ?? null,
        alternate_contact_number: student.alternate_contact_number ?? null,
        date_of_birth: student.date_of_birth ?? null,
        preferred_language: student.preferred_language ?? null,
        guardian_name: student.guardian_name ?? null,
        signature: student.signature ?? null,
        registration_date: registeredOn,
      })
      .execute()
  }
}
