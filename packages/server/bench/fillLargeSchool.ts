import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashToken } from '../src/accounts/tokens.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import type { Add } from './Add.ts'
import { addDoings } from './addDoings.ts'
import { numbers } from './numbers.ts'
import { sizes } from './sizes.ts'

/** The sessions of the administrator, the first teacher and the first student. */
export const tokens = { admin: 'bench-admin', teacher: 'bench-teacher', student: 'bench-student' }

const DAY = 86_400_000

/** A school of the size in `sizes`, in a file `maktab.db` of this folder; nobody in it has a password. */
export async function fillLargeSchool(folder: string): Promise<void> {
  const file = join(folder, 'maktab.db')
  const laying = openDatabase({ file })
  await migrate(laying)
  await laying.destroy()
  const database = new DatabaseSync(file)
  const add: Add = (table, columns, rows) => {
    const places = columns.map(() => '?').join(', ')
    const statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    database.exec('begin')
    for (const row of rows) statement.run(...row)
    database.exec('commit')
  }
  addPeople(add)
  addCourses(add)
  addDoings(add)
  database.close()
}

function addPeople(add: Add): void {
  const { teachers, students } = sizes
  const now = Date.now()
  const account = (id: number, role: string, name: string) => [
    id,
    `${role}${id}@school.test`,
    role,
    'active',
    name,
    now,
  ]
  const firstTeacher = 2
  const firstStudent = firstTeacher + teachers
  add(
    'accounts',
    ['id', 'email', 'role', 'status', 'name', 'created_at'],
    [
      account(1, 'admin', 'Administrator'),
      ...numbers(teachers).map((id) => account(firstTeacher + id - 1, 'teacher', `Teacher Number ${id}`)),
      ...numbers(students).map((id) => account(firstStudent + id - 1, 'student', `Student Number ${id}`)),
    ],
  )
  add(
    'sessions',
    ['token_hash', 'account_id', 'created_at', 'expires_at'],
    [
      [hashToken(tokens.admin), 1, now, now + DAY],
      [hashToken(tokens.teacher), firstTeacher, now, now + DAY],
      [hashToken(tokens.student), firstStudent, now, now + DAY],
    ],
  )
  add(
    'teachers',
    ['id', 'account_id', 'teach_id', 'application_date', 'contact_number', 'current_address', 'qualification'],
    numbers(teachers).map((id) => [
      id,
      firstTeacher + id - 1,
      `TCH-${id}`,
      '2026-01-15',
      '+92 300 1234567',
      '12 Garden Road, Lahore',
      'Master of Islamic Studies',
    ]),
  )
  add(
    'students',
    ['id', 'account_id', 'std_id', 'contact_number', 'date_of_birth', 'preferred_language', 'guardian_name'].concat([
      'signature',
      'registration_date',
    ]),
    numbers(students).map((id) => [
      id,
      firstStudent + id - 1,
      `STD-${id}`,
      '+92 300 7654321',
      '2014-05-06',
      'urdu',
      `Guardian of ${id}`,
      `Guardian of ${id}`,
      '2026-02-03',
    ]),
  )
}

function addCourses(add: Add): void {
  add(
    'courses',
    ['id', 'name', 'description', 'price', 'course_duration', 'image'],
    numbers(sizes.courses).map((id) => [
      id,
      `Course Number ${id}`,
      'What is taught here, from the first letter to whole pages read aloud without a slip.',
      50 + id,
      '6 months',
      id % 2 === 0 ? `image-${id}.webp` : null,
    ]),
  )
  add(
    'outlines',
    ['course_id', 'title', 'description'],
    numbers(sizes.courses * 20).map((id) => [(id % sizes.courses) + 1, `Lesson ${id}`, 'What this lesson is about.']),
  )
}
