import type { TeacherClass, Timetable } from '@maktab/contract/schema'
import { loading, mergeStaleState, type Remote } from '@maktab/ui/remote'
import { AttendanceScreen } from '@maktab/ui/features/attendance/teacher/AttendanceScreen'
import { teacher } from '#addresses/teacher.ts'
import { useAttendance, useAttendanceActions } from '../attendance.ts'
import { toRegisterMarks, type Mark } from '../attendanceQueue.ts'
import { useClassStudents, useTeacherClasses } from '#features/classes/teacherClasses.ts'
import { useTeacherAllotments } from '#features/allotments/allotments.ts'
import { useNavigateTo } from '#navigation/views.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import type { AttendanceDraft } from '@maktab/ui/features/attendance/teacher/attendance.schema'
import { useAttendanceQueue } from '../useAttendanceQueue.ts'
import type { FindNoLessonReason } from '@maktab/ui/lib/lessons/upcomingLessons'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { findNoLessonReason, findDayToMark } from '../lessonToMark.ts'
import { useNow, useToday } from '@maktab/ui/providers/ClockProvider'
import { addDays } from '@maktab/ui/lib/time/wireDay'
import { useRemote } from '#api/useApiQuery.ts'

/** How far back a lesson is looked for: a class that meets at all met in them. */
const DAYS = 14

type LessonToMark = {
  timetable: Remote<Timetable>
  /** Whether the timetable that is asked for tells of a day. */
  covers: (day: string) => boolean
  /** The day on which it begins; undefined where none is known. */
  day: string | undefined
  /** While it is asked for the first time. What fails or waits for the line isn’t waited for. */
  isAsked: boolean
}

/** The lesson of a class that is marked now, by the timetable (an extension); it isn’t asked for unless it is needed. */
function useLessonToMark(classId: number, isNeeded: boolean): LessonToMark {
  const [now, today] = [useNow(), useToday()]
  const query = { from: addDays(today, 1 - DAYS), days: DAYS }
  const asked = useQuery({ ...queryOptionsFor('getTimetable', { query }), enabled: isNeeded })
  const { data, isLoading, failureCount } = asked
  const lessons = data?.lessons.filter((one) => one.classId === classId)
  const day = lessons && findDayToMark(lessons, { now, today })
  return {
    timetable: useRemote(asked),
    covers: (of) => isNeeded && (of === day || (of >= query.from && of <= today)),
    day,
    isAsked: isLoading && failureCount === 0,
  }
}

/** Whoever marks has a class before them: what isn’t known by then isn’t asked about. */
const TIMEOUT_MILLISECONDS = 3000

type Asking = {
  classId: number
  /** The day that is marked next, of which the timetable is asked beforehand; undefined where it isn’t known yet. */
  day: string | undefined
  /** What is known of the days before it. */
  known: LessonToMark
}

/** Asks the timetable (an extension) whether a class has a lesson on a day; where it can’t be asked, nothing is said. */
function useLessonCheck({ classId, day, known }: Asking): FindNoLessonReason {
  const client = useQueryClient()
  useQuery({ ...optionsOf(day ?? ''), enabled: day !== undefined && !known.covers(day) })
  return async (of) => {
    // Without a line marks are kept, and the question itself might not come.
    if (!onlineManager.isOnline()) return undefined
    if (known.timetable.state === 'ready' && known.covers(of))
      return findNoLessonReason(known.timetable.data, classId, of)
    const asked = client.ensureQueryData(optionsOf(of)).catch(() => undefined)
    const timetable = await Promise.race([asked, patience()])
    return timetable && findNoLessonReason(timetable, classId, of)
  }
}

const optionsOf = (day: string) => ({
  ...queryOptionsFor('getTimetable', { query: { from: day, days: 1 } }),
  retry: false,
})

async function patience(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS))
}

type AttendanceContainerProps = { classId: number; view: 'single' | 'register'; day: string | undefined }

export function AttendanceContainer({ classId, view, day }: AttendanceContainerProps) {
  const { go } = useNavigateTo(teacher.classes)
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
      students={useClassStudents(classId)}
      allotments={useTeacherAllotments()}
      // A day that changed under a finger would get the marks of another.
      attendance={lesson.isAsked ? loading : attendance}
      marks={toRegisterMarks(queue, classId)}
      onAskLesson={schoolClass && hasDays(schoolClass) ? onAskLesson : undefined}
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

/** Of a class whose days are agreed with the teacher there is nothing to ask. */
function hasDays({ timings }: TeacherClass): boolean {
  return timings.length > 0 && timings.every(({ days = [] }) => days.length > 0)
}

/** All ways to mark the students of a class: at once through the queue, and one by one past it. */
function useMarkAttendance(classId: number) {
  const { queue, sender } = useAttendanceQueue()
  const { saveAttendance, deleteAttendance } = useAttendanceActions(classId)
  return {
    queue,
    onMark: (studentIds: number[], date: string, status: Mark['status']) =>
      sender.mark(studentIds.map((studentId) => ({ classId, studentId, date, status }))),
    onRetryMark: (studentId: number, date: string) => sender.retry({ classId, studentId, date }),
    onDiscardMark: (studentId: number, date: string) => sender.drop({ classId, studentId, date }),
    // What was done to a single mark is newer than what the queue remembers of it.
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
