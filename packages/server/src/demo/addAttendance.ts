import { examples } from '@maktab/contract/examples'
import { addDays, weekdayOf } from '@maktab/calendar/WallDay'
import type { Database } from '../database/openDatabase.ts'
import { parseWeekdays } from '../validation/weekdays.ts'
import type { DemoDates } from './demoDates.ts'

const { attendences } = examples.listAttendance[200].typical

const DAYS_BACK = 84
/** How many of the last lessons of a class have no attendance yet. */
const unmarkedLessons = new Map([
  [2, 1],
  [3, 2],
  [8, 1],
])
const EXAMPLE_CLASS = 1
/** One lesson in this many is missed. */
const MISSED = 11

/** Adds the attendance of the examples and of the past twelve weeks, apart from a few last lessons. */
export async function addAttendance(database: Database, dates: DemoDates): Promise<void> {
  const [monday = ''] = attendences.map(({ date }) => date)
  const marked = attendences.map(({ id, date, status, student }) => {
    const day = dates.moveDay(monday)
    // The second lesson of the examples isn’t on the weekday of its class.
    return {
      id,
      class_id: EXAMPLE_CLASS,
      student_id: student.id,
      status,
      date: date === monday ? day : addDays(day, -7),
    }
  })
  const exampleDays = new Set<string>(marked.map(({ date }) => date))
  const timings = await database.selectFrom('class_timings').select(['class_id', 'days']).execute()
  const members = await database.selectFrom('class_students').select(['class_id', 'student_id']).execute()
  let id = Math.max(...attendences.map((one) => one.id))
  for (const [classId, students] of Map.groupBy(members, ({ class_id }) => class_id)) {
    const weekdays = new Set(
      timings.filter(({ class_id }) => class_id === classId).flatMap(({ days }) => parseWeekdays(days)),
    )
    const joined = students.map(({ student_id }) => addDays(dates.registeredOn(student_id), 3))
    const days = Array.from({ length: DAYS_BACK }, (_, index) => addDays(dates.today, index - DAYS_BACK)).filter(
      (day) => weekdays.has(weekdayOf(day)) && joined.every((first) => first <= day),
    )
    const held = days.slice(0, days.length - (unmarkedLessons.get(classId) ?? 0))
    for (const [lesson, date] of held.entries()) {
      if (classId === EXAMPLE_CLASS && exampleDays.has(date)) continue
      for (const { student_id } of students) {
        id += 1
        const status = (lesson * 5 + student_id * 3) % MISSED === 0 ? 'absent' : 'present'
        marked.push({ id, class_id: classId, student_id, status, date })
      }
    }
  }
  await database.insertInto('attendance').values(marked).execute()
}
