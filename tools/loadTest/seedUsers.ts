import { hashPassword } from '../../packages/server/src/features/auth/passwords.ts'
import { openDatabase } from '../../packages/server/src/database/openDatabase.ts'
import type { VirtualUserCredentials } from './createVirtualUser.ts'

const PASSWORD = 'open sesame'

type Cast = ReturnType<typeof splitByRole>
export type SeededUser = VirtualUserCredentials & { role: 'admin' | 'teacher' | 'student'; id: number }

/** Of each fifty people one decides and nine teach; at least two and three of them. */
export function splitByRole(people: number) {
  const admins = Math.max(2, Math.round(people / 50))
  const teachers = Math.max(3, Math.round((people * 9) / 50))
  return { admins, teachers, students: people - admins - teachers }
}

/** Gives so many of a large school’s people a password, and the school the administrators that it needs; in random order. */
export async function seedUsers(url: string, { admins, teachers, students }: Cast): Promise<SeededUser[]> {
  const database = openDatabase({ url })
  const password_hash = await hashPassword(PASSWORD)
  const more = Array.from({ length: admins - 1 }, (_, index) => ({
    email: `admin-${index + 2}@school.test`,
    password_hash: null,
    role: 'admin' as const,
    status: 'active' as const,
    name: `Administrator ${index + 2}`,
    avatar: null,
    created_at: Date.now(),
  }))
  await database.insertInto('accounts').values(more).execute()
  const of = (role: SeededUser['role'], count: number) =>
    database
      .selectFrom('accounts')
      .leftJoin('students', 'students.account_id', 'accounts.id')
      .leftJoin('teachers', 'teachers.account_id', 'accounts.id')
      .select(['accounts.id', 'email', 'role', 'students.id as studentId', 'teachers.id as teacherId'])
      .where('role', '=', role)
      .orderBy('accounts.id')
      .limit(count)
      .execute()
  const chosen = [
    ...(await of('admin', admins)),
    ...(await of('teacher', teachers)),
    ...(await of('student', students)),
  ]
  for (const { id } of chosen) {
    await database.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute()
  }
  await database.destroy()
  return chosen
    .map(({ email, role, studentId, teacherId }, index) => ({
      email,
      password: PASSWORD,
      role,
      id: studentId ?? teacherId ?? 0,
      // Each at home.
      network: `10.${Math.floor(index / 65_536) % 256}.${Math.floor(index / 256) % 256}.${index % 256}`,
    }))
    .toSorted((one, other) => scatter(one.email) - scatter(other.email))
}

/** A number that has nothing to do with the order of the e-mails, and is the same each time. */
function scatter(text: string): number {
  return (
    (Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) * 7919) % 1009
  )
}
