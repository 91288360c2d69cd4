import type { EnrolledCourse, Lesson, OwnAttendance, StudentClass } from '@maktab/contract/schema'
import type { Bill } from '#lib/money/billsAndFees.ts'
import type { RequestedCourse } from '#lib/money/courseRequests.ts'
import { isFree } from '#lib/money/currencyAmounts.ts'
import { findNextLesson } from '#lib/lessons/upcomingLessons.ts'

type FirstDaysStepId = 'course' | 'receipt' | 'review' | 'teacher' | 'microphone' | 'lesson'

export type FirstDaysStep = { id: FirstDaysStepId; state: 'done' | 'current' | 'ahead' }

/** The steps from a new account to the first lesson. */
export type FirstDays = {
  steps: FirstDaysStep[]
  /** Teachers of the first lessons and of requested courses. */
  teachers: string[]
  firstLesson: Lesson | undefined
}

export type FirstDaysSources = {
  courses: readonly EnrolledCourse[]
  billing: readonly Bill[]
  requests: readonly RequestedCourse[]
  classes: readonly StudentClass[]
  lessons: readonly Lesson[]
  /** Undefined if the backend doesn’t tell it. */
  attendance: OwnAttendance | undefined
  /** Undefined if the device can’t test it. */
  isMicrophoneTested: boolean | undefined
}

/** From this many days after its first payment an account isn’t new, even if the school takes no attendance. */
const NEW_DAYS = 21
const DAY = 86_400_000

const stepsPayingFirst = ['course', 'receipt', 'review', 'teacher', 'microphone', 'lesson'] as const

/** A student who requests a course without a receipt agrees on a teacher and a time before paying. */
const stepsAgreeingFirst = ['course', 'teacher', 'receipt', 'review', 'microphone', 'lesson'] as const

/** The steps to the first lesson; undefined once a lesson was held. */
export function getFirstDays(sources: FirstDaysSources, now: Date): FirstDays | undefined {
  const { courses, requests, classes, lessons, isMicrophoneTested } = sources
  if (!isNewAccount(sources, now)) return undefined
  const bills = sources.billing.filter(({ course }) => course)
  const isEnrolled = courses.length > 0 || bills.some(({ paymentStatus }) => paymentStatus === 'paid')
  const hasTeacher = classes.length > 0 || requests.some(({ teacher }) => teacher !== null)
  const hasSent = isEnrolled || bills.some(({ paymentStatus, receipt }) => paymentStatus === 'pending' && receipt)
  const isChosen = isEnrolled || bills.length > 0 || requests.length > 0
  // Free courses need no receipt and no review.
  const needsPayment = !isChosen || bills.length > 0 || requests.some(({ price }) => !isFree(price))
  /** Undefined for steps that are left out. */
  const done: Record<FirstDaysStepId, boolean | undefined> = {
    course: isChosen,
    receipt: needsPayment ? hasSent : undefined,
    review: needsPayment ? isEnrolled : undefined,
    teacher: hasTeacher,
    microphone: isMicrophoneTested,
    lesson: false,
  }
  const paysFirst = requests.length === 0 || hasSent
  const ids = (paysFirst ? stepsPayingFirst : stepsAgreeingFirst).filter((id) => done[id] !== undefined)
  // The microphone can be tested while the school works on the other steps.
  const current = ids.find((id) => !done[id] && id !== 'microphone')
  return {
    steps: ids.map((id) => ({ id, state: done[id] ? 'done' : id === current ? 'current' : 'ahead' })),
    teachers: [
      ...new Set([...lessons.map((lesson) => lesson.teacher.name), ...requests.flatMap((one) => one.teacher ?? [])]),
    ],
    firstLesson: findNextLesson(lessons, now),
  }
}

/** Whether no lesson was held yet, as far as the backend tells. */
function isNewAccount({ attendance, billing, classes }: FirstDaysSources, now: Date): boolean {
  if (classes.length === 0) return attendance === undefined || attendance.marks.length === 0
  if (attendance === undefined || classes.some(({ reported }) => reported)) return false
  const hasHeld = attendance.marks.length > 0 || attendance.courses.some(({ held }) => held > 0)
  const isOld = billing.some(({ sentAt }) => sentAt && now.getTime() - Date.parse(sentAt) > NEW_DAYS * DAY)
  return !hasHeld && !isOld
}
