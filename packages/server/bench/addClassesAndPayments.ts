import { type InsertRows, numbers } from './createRowInserter.ts'
import type { SchoolSizes } from './schoolSizesAndGoals.ts'

/** Students per class. */
const STUDENTS_PER_CLASS = 10

/** Wraps an id around to the range from 1 to `count`. */
const around = (id: number, count: number) => ((id - 1) % count) + 1
const day = (count: number) => new Date(Date.UTC(2026, 0, count)).toISOString().slice(0, 10)

/** Adds classes, allotments, events and payments to a school with people and courses. */
export async function addClassesAndPayments(add: InsertRows, sizes: SchoolSizes): Promise<void> {
  await addClasses(add, sizes)
  await addPlans(add, sizes)
  await addEventsAndPayments(add, sizes)
}

/** Adds classes of ten students, and a first class that is much larger. */
async function addClasses(add: InsertRows, sizes: SchoolSizes): Promise<void> {
  const { students, teachers, courses, classes, largestClass } = sizes
  const [everyStudent, everyClass] = [numbers(students), numbers(classes)]
  const days = Math.max(1, Math.floor(sizes.attendance / students))
  const more = numbers(largestClass.students).map((id) => STUDENTS_PER_CLASS + id)
  await add(
    'classes',
    ['id', 'teacher_id', 'title', 'link'],
    everyClass.map((id) => [id, around(id, teachers), `Class Number ${id}`, 'https://meet.example/a-room']),
  )
  await add(
    'class_timings',
    ['class_id', 'time_from', 'time_to', 'days'],
    // Two days a week each; one class in ten goes past midnight.
    everyClass.map((id) => [id, ...(id % 10 === 0 ? ['23:30', '00:30'] : ['16:00', '17:00']), `${around(id, 5)},7`]),
  )
  await add(
    'class_courses',
    ['class_id', 'course_id'],
    everyClass.map((id) => [id, around(id, courses)]),
  )
  await add(
    'class_students',
    ['class_id', 'student_id'],
    [...everyStudent.map((id) => [Math.ceil(id / STUDENTS_PER_CLASS), id]), ...more.map((id) => [1, id])],
  )
  const marks = (classId: number, id: number, days: number) =>
    numbers(days).map((count) => [classId, id, day(count), count % 9 === 0 ? 'absent' : 'present'])
  const columns = ['class_id', 'student_id', 'date', 'status']
  await add(
    'attendance',
    columns,
    everyClass.flatMap((id) =>
      numbers(STUDENTS_PER_CLASS).flatMap((of) => marks(id, (id - 1) * STUDENTS_PER_CLASS + of, days)),
    ),
  )
  await add(
    'attendance',
    columns,
    more.flatMap((id) => marks(1, id, largestClass.days)),
  )
}

/** Adds preferred times, allotments and reports of each student. */
async function addPlans(add: InsertRows, { students, teachers, courses }: SchoolSizes): Promise<void> {
  const everyStudent = numbers(students)
  const slot = ['time_from', 'time_to']
  await add(
    'teacher_timings',
    ['teacher_id', 'course_id', 'course_name', ...slot],
    numbers(teachers * 3).map((id) => [
      around(id, teachers),
      around(id, courses),
      `Course Number ${around(id, courses)}`,
      '16:00',
      '18:00',
    ]),
  )
  await add(
    'course_assignments',
    ['teacher_id', 'course_id'],
    numbers(teachers * 3).map((id) => [
      around(id, teachers),
      (Math.floor(id / teachers) * 7 + id) % courses || courses,
    ]),
  )
  const wishes = everyStudent.flatMap((id) => [
    [id, around(id, courses), '16:00', '17:00'],
    [id, around(id + 7, courses), '18:00', '19:00'],
  ])
  await add('student_timings', ['student_id', 'course_id', ...slot], wishes)
  await add(
    'allotments',
    ['id', 'student_id', 'teacher_id', 'course_id'],
    everyStudent.map((id) => [id, id, around(Math.ceil(id / STUDENTS_PER_CLASS), teachers), around(id, courses)]),
  )
  await add(
    'allotment_timings',
    ['allotment_id', ...slot],
    // One in three allotments has no times yet.
    everyStudent.flatMap((id) =>
      id % 3 === 0
        ? []
        : [
            [id, '16:00', '17:00'],
            [id, '17:30', '18:00'],
          ],
    ),
  )
  const textColumns = ['attendance', 'test_remarks', 'participation', 'suggestions']
  await add(
    'reports',
    ['student_id', 'teacher_id', 'course_id', 'class_id', ...textColumns, 'updated_at'],
    everyStudent.map((id) => {
      const classId = Math.ceil(id / STUDENTS_PER_CLASS)
      const texts = ['90', 'Reads well and remembers.', 'Takes part gladly.', 'Ten minutes of reading every day.']
      return [id, around(classId, teachers), around(classId, courses), classId, ...texts, 0]
    }),
  )
}

async function addEventsAndPayments(
  add: InsertRows,
  { students, courses, events, policies }: SchoolSizes,
): Promise<void> {
  const everyStudent = numbers(students)
  await add(
    'policies',
    ['title', 'description'],
    numbers(policies).map((id) => [`Policy ${id}`, 'What everybody in the school keeps to. '.repeat(5)]),
  )
  await add(
    'events',
    ['id', 'title', 'description', 'price', 'time', 'link'],
    numbers(events).map((id) => [
      id,
      `Event Number ${id}`,
      'An evening together.',
      id % 2 === 0 ? 10 : null,
      `${day(id)}T18:00`,
      null,
    ]),
  )
  await add(
    'event_members',
    ['event_id', 'student_id', 'is_member', 'payment_status', 'receipt', 'method'],
    everyStudent.map((id) => [around(id, events), id, 1, 'paid', `receipt-${id}.webp`, 'jazzcash']),
  )
  await add(
    'purchases',
    ['student_id', 'course_id', 'receipt', 'method', 'status', 'created_at'],
    everyStudent.map((id) => [id, around(id, courses), `receipt-${id}.webp`, 'jazzcash', 'paid', 0]),
  )
}
