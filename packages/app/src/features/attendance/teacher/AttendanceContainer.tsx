import type { TeacherClass, Timetable } from '@maktab/contract/schema'
import { loading, mergeStaleState, type Remote } from '@maktab/ui/remote'
import { AttendanceScreen } from '@maktab/ui/features/attendance/teacher/AttendanceScreen'
import { teacher } from '#addresses/teacher.ts'
import { useAttendance, useAttendanceActions } from '../attendanceQueryHooks.ts'
import { toRegisterMarks, type Mark } from '@maktab/ui/lib/lessons/attendanceQueue'
import { useTeacherClasses } from '#features/classes/teacherClassQueryHooks.ts'
import { useTeacherAllotments } from '#features/allotments/useTeacherAllotments.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import type { AttendanceDraft } from '@maktab/ui/features/attendance/teacher/attendance.schema'
import { useAttendanceQueue } from '../useAttendanceQueue.ts'
import type { FindNoLessonReason } from '@maktab/ui/lib/lessons/upcomingLessons'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { findNoLessonReason, findDayToMark } from '@maktab/ui/lib/lessons/attendanceDay'
import { useNow, useToday } from '@maktab/ui/providers/ClockProvider'
import { addDays } from '@maktab/ui/lib/time/isoDay'
import { useApiQuery, useRemote } from '#api/useApiQuery.ts'

/** How many days back to look for the last lesson. */
const DAYS = 14

type LessonToMark = {
  timetable: Remote<Timetable>
  /** Whether the requested timetable includes a day. */
  covers: (day: string) => boolean
  /** The day of the lesson; undefined if unknown. */
  day: string | undefined
  /** Whether it is loading for the first time; failed and paused requests don’t count. */
  isAsked: boolean
}

/** The lesson of a class to mark now, from the timetable (an extension); requested only while `isNeeded`. */
function useLessonToMark(classId: number, isNeeded: boolean): LessonToMark {
  const [now, today] = [useNow(), useToday()]
  const query = { from: addDays(today, 1 - DAYS), days: DAYS }
  const timetableQuery = useQuery({ ...queryOptionsFor('getTimetable', { query }), enabled: isNeeded })
  const { data, isLoading, failureCount } = timetableQuery
  const lessons = data?.lessons.filter((one) => one.classId === classId)
  const day = lessons && findDayToMark(lessons, { now, today })
  return {
    timetable: useRemote(timetableQuery),
    covers: (of) => isNeeded && (of === day || (of >= query.from && of <= today)),
    day,
    isAsked: isLoading && failureCount === 0,
  }
}

/** How long to wait for the lesson check before marking without it. */
const TIMEOUT_MILLISECONDS = 3000

type LessonCheckOptions = {
  classId: number
  /** The day to mark next, whose timetable is prefetched; undefined if unknown. */
  day: string | undefined
  /** The timetable of the days before it. */
  known: LessonToMark
}

/** Checks in the timetable (an extension) whether a class has a lesson on a day; skips the check if it fails. */
function useLessonCheck({ classId, day, known }: LessonCheckOptions): FindNoLessonReason {
  const client = useQueryClient()
  useQuery({ ...dayOptions(day ?? ''), enabled: day !== undefined && !known.covers(day) })
  return async (of) => {
    // Marks are stored while offline, and the dialog might fail to load.
    if (!onlineManager.isOnline()) return undefined
    if (known.timetable.state === 'ready' && known.covers(of))
      return findNoLessonReason(known.timetable.data, classId, of)
    const loadedTimetable = client.ensureQueryData(dayOptions(of)).catch(() => undefined)
    const timetable = await Promise.race([loadedTimetable, timeout()])
    return timetable && findNoLessonReason(timetable, classId, of)
  }
}

const dayOptions = (day: string) => ({
  ...queryOptionsFor('getTimetable', { query: { from: day, days: 1 } }),
  retry: false,
})

async function timeout(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS))
}

export function AttendanceContainer({ view: opened, go }: ViewProps<typeof teacher.classes, 'attendance'>) {
  const { class: classId, view = 'single', day } = opened
  const classes = useTeacherClasses()
  const lesson = useLessonToMark(classId, view === 'register' && day === undefined)
  const attendance = mergeStaleState(useAttendance(classId), classes, lesson.timetable)
  const schoolClass = classes.state === 'ready' ? classes.data.find(({ id }) => id === classId) : undefined
  const onAskLesson = useLessonCheck({ classId, day: view === 'register' ? day : undefined, known: lesson })
  const { queue, ...marking } = useMarkAttendance(classId)
  return (
    <AttendanceScreen
      {...marking}
      schoolClass={schoolClass}
      students={useApiQuery('listClassStudents', { params: { id: classId }, select: ({ students }) => students })}
      allotments={useTeacherAllotments()}
      // Wait for the day, so that a change of it doesn’t assign marks to another day.
      attendance={lesson.isAsked ? loading : attendance}
      marks={toRegisterMarks(queue, classId)}
      findNoLessonReason={schoolClass && hasDays(schoolClass) ? onAskLesson : undefined}
      view={view}
      day={day ?? lesson.day}
      table={useTableSearchParams()}
      classesHref={teacher.classes.href()}
      assignHref={teacher.addStudents.href({ class: classId })}
      onViewChange={(next) => go({ class: classId, view: next === 'register' ? next : undefined, day })}
      onDayChange={(next) => go({ class: classId, view: 'register', day: next })}
    />
  )
}

/** A class without fixed days isn’t checked. */
function hasDays({ timings }: TeacherClass): boolean {
  return timings.length > 0 && timings.every(({ days = [] }) => days.length > 0)
}

/** Marks students of a class: all at once through the queue, or one by one directly. */
function useMarkAttendance(classId: number) {
  const { queue, sender } = useAttendanceQueue()
  const { saveAttendance, deleteAttendance } = useAttendanceActions(classId)
  return {
    queue,
    onMark: (studentIds: number[], date: string, status: Mark['status']) =>
      sender.mark(studentIds.map((studentId) => ({ classId, studentId, date, status }))),
    onRetryMark: (studentId: number, date: string) => sender.retry({ classId, studentId, date }),
    onDiscardMark: (studentId: number, date: string) => sender.drop({ classId, studentId, date }),
    // A change of a single mark is newer than the queue’s copy.
    onSaveAttendance: async (draft: AttendanceDraft) => {
      const outcome = await saveAttendance(draft)
      if (outcome.state === 'done') {
        sender.drop({ classId, studentId: draft.studentId, date: draft.date })
        sender.forgetSaved(classId)
      }
      return outcome
    },
    onDeleteAttendance: async (id: number) => {
      const outcome = await deleteAttendance(id)
      if (outcome.state === 'done') sender.forgetSaved(classId)
      return outcome
    },
  }
}
