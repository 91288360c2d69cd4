import { examples } from '@maktab/contract/examples'
import type { Course } from '@maktab/contract/schema'
import type { Selectable } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import { serializeWeekdays } from '../validation/weekdays.ts'
import type { DemoPictures } from './createDemoPictures.ts'

const courses: readonly Course[] = examples.listCourses[200].typical.course
const { outlines } = examples.listOutlines[200].typical
const { teachers } = examples.listTeachers[200].typical
const { data: classes } = examples.listAllClasses[200].typical
const { teacherAllotment: allotments } = examples.listAllotments[200].typical
const { courses: assigned } = examples.listAssignedCourses[200].typical
const { data: reports } = examples.listReports[200].typical
const { billing } = examples.listStudentBilling[200].typical
const { attendences } = examples.listAttendance[200].typical

/** First id of paid purchases, so that those of the examples keep their ids. */
const FIRST_PAID = 100

type Time = { id: number; preferred_time_from: string; preferred_time_to: string; days?: number[] }

/** Adds courses with outlines, classes, allotments, attendance, reports and purchases. */
export async function addTeaching(database: Database, pictures: DemoPictures, now: number): Promise<void> {
  await database
    .insertInto('courses')
    .values(
      courses.map(({ pricing = 'once', ...course }) => ({
        ...course,
        pricing,
        image: pictures.courses.get(course.id) ?? null,
        archived_at: null,
      })),
    )
    .execute()
  await database
    .insertInto('outlines')
    .values(outlines.map((outline) => ({ ...outline, course_id: 1 })))
    .execute()
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
  await addAllotments(database, pictures, now)
  await addClasses(database)
  await database
    .insertInto('attendance')
    .values(
      attendences.map(({ id, date, status, student }) => ({ id, date, status, class_id: 1, student_id: student.id })),
    )
    .execute()
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
        updated_at: now,
      })),
    )
    .execute()
}

async function addAllotments(database: Database, { receipt }: DemoPictures, now: number): Promise<void> {
  await database
    .insertInto('course_assignments')
    .values(assigned.map(({ id, course }) => ({ id, teacher_id: 1, course_id: course.id })))
    .execute()
  for (const { id, student, teacher, course, student_class_timings } of allotments) {
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
    const purchase = { ...ids, id: FIRST_PAID + id, receipt, method: 'Bank Transfer', status: 'paid' as const }
    await addPurchase(database, { ...purchase, now })
  }
  // The first student has pending payments and a rejected one.
  const [first] = allotments
  for (const { id, courseId, paymentMethod, paymentStatus: status } of billing) {
    if (!first || courseId === undefined || (status !== 'pending' && status !== 'rejected')) continue
    const ids = { id, student_id: first.student.id, course_id: courseId }
    await addPurchase(database, { ...ids, receipt, method: paymentMethod ?? '', status, now })
  }
}

type Purchase = Pick<
  Selectable<Tables['purchases']>,
  'id' | 'student_id' | 'course_id' | 'receipt' | 'method' | 'status'
>

async function addPurchase(database: Database, { now, ...purchase }: Purchase & { now: number }): Promise<void> {
  const { price = null } = courses.find(({ id }) => id === purchase.course_id) ?? {}
  const decided_at = purchase.status === 'pending' ? null : now
  await database
    .insertInto('purchases')
    .values({ ...purchase, price, created_at: now, decided_at })
    .execute()
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
    const taught = allotments.filter(({ teacher, course }) => teacher.id === teacher_id && courseIds.has(course.id))
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

/** Adds the events, and members of the first one that has a price. */
export async function addEvents(database: Database, { receipt }: DemoPictures, now: number): Promise<void> {
  const events = examples.listEvents[200].typical.event
  await database
    .insertInto('events')
    .values(
      events.map(({ id, title, description, price, time, link }) => ({
        id,
        title: title ?? '',
        description: description ?? '',
        price: price || null,
        time,
        link: link ?? null,
        archived_at: null,
      })),
    )
    .execute()
  const paid = events.find(({ price }) => price)
  if (!paid) return
  await database
    .insertInto('event_members')
    .values(
      examples.listEventMembers[200].typical.event
        .filter(({ payment_status }) => payment_status !== 'not_required')
        .map(({ student, payment_status, is_member }) => ({
          event_id: paid.id,
          student_id: student.id,
          payment_status,
          is_member: is_member && payment_status === 'paid' ? 1 : 0,
          receipt,
          method: 'bank',
          toggled_at: null,
          price: paid.price,
          sent_at: now,
        })),
    )
    .execute()
}
