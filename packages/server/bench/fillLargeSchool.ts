import { sql } from 'kysely'
import { hashToken } from '../src/features/auth/sessions.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, type DatabaseLocation, isPostgres, openDatabase } from '../src/database/openDatabase.ts'
import type { ListDefinition } from '../src/lists/ListDefinition.ts'
import { listDefinitions, reindexList } from '../src/lists/reindexList.ts'
import { type InsertRows, createRowInserter, getSampleName, numbers } from './createRowInserter.ts'
import { addClassesAndPayments } from './addClassesAndPayments.ts'
import type { SchoolSizes } from './schoolSizesAndGoals.ts'

/** Session tokens of the administrator, the first teacher and the first student. */
export const tokens = { admin: 'bench-admin', teacher: 'bench-teacher', student: 'bench-student' }

const DAY = 86_400_000

/** Fills a database with a school of this size, whose accounts have no passwords. */
export async function fillLargeSchool(place: DatabaseLocation, sizes: SchoolSizes): Promise<void> {
  const database = openDatabase(place)
  await migrate(database)
  const add = createRowInserter(database)
  await addPeople(add, sizes)
  await addCourses(add, sizes)
  await addClassesAndPayments(add, sizes)
  await addListedRows(database)
  // As autovacuum would do some minutes later.
  if (isPostgres(database)) await sql`vacuum analyze`.execute(database)
  await database.destroy()
}

/** Builds the search index as the server does, once per row regardless of existing marks. */
async function addListedRows(database: Database): Promise<void> {
  await sql`analyze`.execute(database)
  await database.deleteFrom('stale_rows').execute()
  const add = async (list: ListDefinition) => {
    await sql`insert into stale_rows (list, id) select ${sql.lit(list.name)}, id from ${sql.table(list.name)}`.execute(
      database,
    )
    await reindexList(database, list, Infinity)
  }
  await Promise.all(Object.values(listDefinitions).map(add))
}

async function addPeople(add: InsertRows, { teachers, students }: SchoolSizes): Promise<void> {
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
  await add(
    'accounts',
    ['id', 'email', 'role', 'status', 'name', 'created_at'],
    [
      account(1, 'admin', 'Administrator'),
      ...numbers(teachers).map((id) => account(firstTeacher + id - 1, 'teacher', getSampleName(id + 5))),
      ...numbers(students).map((id) => account(firstStudent + id - 1, 'student', getSampleName(id))),
    ],
  )
  await add(
    'sessions',
    ['token_hash', 'account_id', 'created_at', 'expires_at'],
    [
      [hashToken(tokens.admin), 1, now, now + DAY],
      [hashToken(tokens.teacher), firstTeacher, now, now + DAY],
      [hashToken(tokens.student), firstStudent, now, now + DAY],
    ],
  )
  await add(
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
  await add(
    'students',
    ['id', 'account_id', 'std_id', 'contact_number', 'date_of_birth', 'preferred_language', 'guardian_name'].concat([
      'signature',
      'registration_date',
    ]),
    numbers(students).map((id) => [
      id,
      firstStudent + id - 1,
      // A few students have no ID yet.
      id % 1000 === 0 ? null : `STD-${id}`,
      `+92 300 ${String(id * 37).padStart(7, '0')}`,
      `20${10 + (id % 10)}-0${1 + (id % 9)}-1${id % 9}`,
      ['urdu', 'english', 'arabic'][id % 3] ?? null,
      getSampleName(id + 11),
      getSampleName(id + 11),
      '2026-02-03',
    ]),
  )
}

async function addCourses(add: InsertRows, sizes: SchoolSizes): Promise<void> {
  await add(
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
  await add(
    'outlines',
    ['course_id', 'title', 'description'],
    numbers(sizes.courses * 20).map((id) => [(id % sizes.courses) + 1, `Lesson ${id}`, 'What this lesson is about.']),
  )
}
