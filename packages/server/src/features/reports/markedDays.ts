import type { Database } from '#database/openDatabase.ts'

type AttendanceSummary = { from: string; to: string; present: number; absent: number }

/** What was marked of a student in a class up to a day; null where nothing was. */
export async function readAttendanceSummary(database: Database, accountId: number, classId: number) {
  const marks = await database
    .selectFrom('attendance')
    .innerJoin('students', 'students.id', 'attendance.student_id')
    .select(['date', 'status'])
    .where('class_id', '=', classId)
    .where('students.account_id', '=', accountId)
    .orderBy('date')
    .execute()
  return (until: string): AttendanceSummary | null => {
    const known = marks.filter(({ date }) => date <= until)
    const [first, last] = [known[0], known.at(-1)]
    if (!first || !last) return null
    const present = known.filter(({ status }) => status === 'present').length
    return { from: first.date, to: last.date, present, absent: known.length - present }
  }
}
