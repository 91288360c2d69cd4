import { sql } from 'kysely'
import { hashPassword } from '../features/auth/passwords.ts'
import type { Database } from '../database/openDatabase.ts'
import { PASSWORD } from './openTestSchool.ts'

/** Inserts a row into each table of a school of an early version, using the column names of that version. */
export async function seedOldSchool(database: Database): Promise<void> {
  const hash = sql.lit(await hashPassword(PASSWORD))
  const statements = [
    sql`insert into accounts (email, password_hash, role, status, name, created_at) values
      ('admin@school.test', ${hash}, 'admin', 'active', 'Admin', 1),
      ('teacher@school.test', ${hash}, 'teacher', 'active', 'Bilal', 2),
      ('student@school.test', ${hash}, 'student', 'active', 'Amina', 3)`,
    sql`insert into teachers (account_id, teach_id) values (2, 'TCH-1')`,
    sql`insert into students (account_id, std_id, guardian_name) values (3, 'STD-1', 'Zaynab')`,
    sql`insert into courses (name, price) values ('Tajweed', 45.5)`,
    sql`insert into outlines (course_id, title) values (1, 'The letters')`,
    sql`insert into teacher_timings (teacher_id, course_id, course_name, time_from, time_to) values (1, 1, 'Tajweed', '16:00', '18:00')`,
    sql`insert into student_timings (student_id, course_id, time_from, time_to) values (1, 1, '16:00', '17:00')`,
    sql`insert into course_assignments (teacher_id, course_id) values (1, 1)`,
    sql`insert into classes (teacher_id, title, link) values (1, 'Monday group', 'meet.test/monday')`,
    sql`insert into class_timings (class_id, time_from, time_to) values (1, '16:00', '17:00')`,
    sql`insert into class_courses (class_id, course_id) values (1, 1)`,
    sql`insert into class_students (class_id, student_id) values (1, 1)`,
    sql`insert into class_student_timings (link_id, timing_id, time_from, time_to) values (1, 1, '16:00', '17:00')`,
    sql`insert into allotments (student_id, teacher_id, course_id) values (1, 1, 1)`,
    sql`insert into allotment_timings (allotment_id, time_from, time_to) values (1, '16:00', '17:00')`,
    sql`insert into attendance (class_id, student_id, date, status) values (1, 1, '2026-03-02', 'present')`,
    sql`insert into reports (student_id, teacher_id, course_id, class_id, attendance, updated_at) values (1, 1, 1, 1, 'Always there', 4)`,
    sql`insert into policies (title, description) values ('Holidays', 'The school is closed.')`,
    sql`insert into events (title, description, price, time) values ('Recital', 'All of us', 5, '2026-05-01T16:00:00Z')`,
    sql`insert into event_members (event_id, student_id, is_member, payment_status) values (1, 1, 1, 'pending')`,
    sql`insert into purchases (student_id, course_id, receipt, method, status, created_at, price)
      values (1, 1, 'receipt', 'bank', 'paid', 5, 45.5)`,
    sql`insert into settings (key, value) values ('something', 'kept')`,
    sql`insert into audit (at, account_id, action, subject) values (6, 1, 'savePolicy', '{"id":1}')`,
  ]
  for (const statement of statements) await statement.execute(database)
}
