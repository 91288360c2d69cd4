import { examples } from '@maktab/contract/examples'
import type { Course } from '@maktab/contract/schema'
import type { Database } from '../database/openDatabase.ts'
import { serializeWeekdays } from '../validation/weekdays.ts'
import { addAttendance } from './addAttendance.ts'
import type { DemoPictures } from './createDemoPictures.ts'
import type { DemoDates } from './demoDates.ts'
import { enrolments } from './demoEnrolments.ts'
import { createDemoOutlines } from './demoOutlines.ts'

const courses: readonly Course[] = examples.listCourses[200].typical.course
const { teachers } = examples.listTeachers[200].typical
const { data: classes } = examples.listAllClasses[200].typical
const { courses: assigned } = examples.listAssignedCourses[200].typical
const { data: reports } = examples.listReports[200].typical
const { billing } = examples.listStudentBilling[200].typical

const REPORT_DAYS = 3
/** First id of paid purchases, so that those of the examples keep their ids. */
const FIRST_PAID = 100

type Time = { id: number; preferred_time_from: string; preferred_time_to: string; days?: number[] }

/** Adds courses with outlines, classes, allotments, attendance, reports and purchases. */
export async function addTeaching(database: Database, pictures: DemoPictures, dates: DemoDates): Promise<void> {
  await database
    .insertInto('courses')
    .values(
      courses.map(({ pricing = 'once', ages, level, lessonMinutes, groupSize, ...course }) => ({
        ...course,
        pricing,
        age_from: ages?.from ?? null,
        age_to: ages?.to ?? null,
        level,
        lesson_minutes: lessonMinutes,
        group_size: groupSize,
        image: pictures.courses.get(course.id) ?? null,
        archived_at: null,
      })),
    )
    .execute()
  await database.insertInto('outlines').values(createDemoOutlines()).execute()
  await database
    .insertInto('policies')
    .values(
      examples.listPolicies[200].typical.policy.map(({ translations, ...policy }) => ({
        ...policy,
        translations: JSON.stringify(translations),
      })),
    )
    .execute()
  await addOfferedTimes(database)
  await addAllotments(database)
  await addPurchases(database, dates)
  await addClasses(database)
  await addAttendance(database, dates)
  await database
    .insertInto('reports')
    .values(
      reports.map(({ id, student, teacher, course, ...report }) => ({
        id,
        student_id: student.id,
        teacher_id: teacher.id,
        course_id: course.id,
        class_id: report.class?.id ?? null,
        attendance: report.attendance.replace(/\s*%+$/, ''),
        test_remarks: report.test_remarks,
        participation: report.participation,
        suggestions: report.suggestions ?? null,
        updated_at: dates.daysAgo(REPORT_DAYS + id * 4, id),
      })),
    )
    .execute()
}

async function addAllotments(database: Database): Promise<void> {
  await database
    .insertInto('course_assignments')
    .values(assigned.map(({ id, course }) => ({ id, teacher_id: 1, course_id: course.id })))
    .execute()
  for (const { id, student, teacher, course, student_class_timings } of enrolments) {
    const ids = { student_id: student.id, course_id: course.id }
    await database
      .insertInto('course_assignments')
      .values({ teacher_id: teacher.id, course_id: course.id })
      .onConflict((conflict) => conflict.columns(['teacher_id', 'course_id']).doNothing())
      .execute()
    await database
      .insertInto('allotments')
      .values({ id, teacher_id: teacher.id, ...ids })
      .execute()
    const times: Time[] = student_class_timings
    const slots = times.map(({ id: slotId, preferred_time_from, preferred_time_to, days }) => ({
      id: slotId,
      time_from: preferred_time_from,
      time_to: preferred_time_to,
      days: serializeWeekdays(days),
    }))
    if (slots.length > 0) {
      await database
        .insertInto('allotment_timings')
        .values(slots.map((slot) => ({ ...slot, allotment_id: id })))
        .execute()
      await database
        .insertInto('student_timings')
        .values(slots.map((slot) => ({ ...slot, ...ids })))
        .execute()
    }
  }
}

/** Pending course payments by id that aren’t in the examples. */
const NEW_PURCHASES = [
  { id: 131, student_id: 14, course_id: 10, status: 'pending' },
  { id: 134, student_id: 19, course_id: 3, status: 'pending' },
] as const
/** How long ago the payments of the examples were sent, in days: rejected ones first, as they are older. */
const sentDays = { rejected: 24, pending: 2, paid: 60 }

async function addPurchases(database: Database, dates: DemoDates): Promise<void> {
  const enrolled = enrolments.map(({ id, student, course }) => {
    const ids = { id: FIRST_PAID + id, student_id: student.id, course_id: course.id }
    return { ...ids, status: 'paid' as const, sentAt: dates.boughtAt(student.id) }
  })
  const joined = NEW_PURCHASES.map((one) => ({ ...one, sentAt: dates.boughtAt(one.student_id) }))
  // The first student has pending payments and a rejected one.
  const own = billing.flatMap(({ id, courseId: course_id, paymentStatus: status }) => {
    if (course_id === undefined || (status !== 'pending' && status !== 'rejected')) return []
    return [{ id, student_id: 1, course_id, status, sentAt: dates.daysAgo(sentDays[status], id) }]
  })
  const rows = [...enrolled, ...joined, ...own].map(({ sentAt, ...purchase }) => {
    const { price = null } = courses.find(({ id }) => id === purchase.course_id) ?? {}
    const decided_at = purchase.status === 'pending' ? null : dates.decidedAfter(sentAt, purchase.id)
    const method = price === 0 ? null : purchase.id % 3 === 0 ? 'jazzcash' : 'bank transfer'
    return { ...purchase, price, method, receipt: null, created_at: sentAt, decided_at }
  })
  await database.insertInto('purchases').values(rows).execute()
}

async function addClasses(database: Database): Promise<void> {
  for (const { id, teacherID: teacher_id, title, classLink, teacher_class_timings, courses: taughtHere } of classes) {
    await database.insertInto('classes').values({ id, teacher_id, title, link: classLink, archived_at: null }).execute()
    const times: Time[] = teacher_class_timings
    for (const { id: slotId, preferred_time_from, preferred_time_to, days } of times) {
      const slot = { id: slotId, class_id: id, time_from: preferred_time_from, time_to: preferred_time_to }
      await database
        .insertInto('class_timings')
        .values({ ...slot, days: serializeWeekdays(days) })
        .execute()
    }
    const courseIds = new Set(taughtHere.map((course) => course.id))
    for (const course_id of courseIds) {
      await database
        .insertInto('course_assignments')
        .values({ teacher_id, course_id })
        .onConflict((conflict) => conflict.columns(['teacher_id', 'course_id']).doNothing())
        .execute()
      await database.insertInto('class_courses').values({ class_id: id, course_id }).execute()
    }
    const taught = enrolments.filter(({ teacher, course }) => teacher.id === teacher_id && courseIds.has(course.id))
    for (const student_id of new Set(taught.map(({ student }) => student.id))) {
      await database.insertInto('class_students').values({ class_id: id, student_id }).execute()
    }
  }
}

/** Adds the times that teachers offered in their applications. */
async function addOfferedTimes(database: Database): Promise<void> {
  type Offered = { id: number; course_name: string; from: string; to: string; days?: number[] }
  for (const teacher of teachers) {
    for (const { id, course_name, from, to, days } of JSON.parse(teacher.class_timings) as Offered[]) {
      const course_id = courses.find(({ name }) => name === course_name)?.id ?? null
      await database
        .insertInto('teacher_timings')
        .values({
          id,
          teacher_id: teacher.id,
          course_id,
          course_name,
          time_from: from,
          time_to: to,
          days: serializeWeekdays(days),
        })
        .execute()
    }
  }
}
