import type { TeacherClass } from '@maktab/contract/schema'
import { AttendanceScreen } from '@maktab/ui/features/attendance/teacher/AttendanceScreen'
import type { AttendanceDraft } from '@maktab/ui/features/attendance/teacher/attendance.schema'
import { toRegisterMarks, type Mark } from '@maktab/ui/lib/lessons/attendanceQueue'
import { useHasApiExtensions } from '@maktab/ui/providers/ApiExtensionsContext'
import { useToday } from '@maktab/ui/providers/ClockProvider'
import { loading, mergeStaleState } from '@maktab/ui/remote'
import { teacher } from '#addresses/teacher.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useTeacherAllotments } from '#features/allotments/useTeacherAllotments.ts'
import { useTeacherClasses } from '#features/classes/teacherClassQueryHooks.ts'
import { useLessonPractice } from '#features/practice/practiceHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useAttendance, useAttendanceActions, useExcusedDays } from '../attendanceQueryHooks.ts'
import { useAttendanceQueue } from '../useAttendanceQueue.ts'
import { useClassLessons } from './useClassLessons.ts'

export function AttendanceContainer({ view: opened, go }: ViewProps<typeof teacher.classes, 'attendance'>) {
  const { class: classId, day } = opened
  // Only a backend with a timetable knows the lesson to mark.
  const defaultView = useHasApiExtensions() ? 'register' : 'single'
  const view = opened.view ?? defaultView
  const classes = useTeacherClasses()
  const lessons = useClassLessons({ classId, day, isNeeded: view === 'register' })
  const attendance = mergeStaleState(useAttendance(classId), classes, lessons.timetable)
  const schoolClass = classes.state === 'ready' ? classes.data.find(({ id }) => id === classId) : undefined
  const { queue, ...marking } = useMarkAttendance(classId)
  const today = useToday()
  const markedDay = day ?? lessons.dayToMark
  const practice = useLessonPractice({ classId, day: markedDay ?? today }, view === 'register' && !lessons.isFindingDay)
  return (
    <AttendanceScreen
      {...marking}
      schoolClass={schoolClass}
      students={useApiQuery('listClassStudents', { params: { id: classId }, select: ({ students }) => students })}
      allotments={useTeacherAllotments()}
      // Wait for the day, so that a change of it doesn’t assign marks to another day.
      attendance={lessons.isFindingDay ? loading : attendance}
      marks={toRegisterMarks(queue, classId)}
      excuses={useExcusedDays(classId)}
      practice={practice}
      findNoLessonReason={schoolClass && hasDays(schoolClass) ? lessons.findNoLessonReason : undefined}
      view={view}
      day={markedDay}
      lessonDays={lessons.lessonDays}
      table={useTableSearchParams()}
      classesHref={teacher.classes.href()}
      assignHref={teacher.addStudents.href({ class: classId })}
      getStudentHref={(student) => teacher.students.href({ student })}
      getReportHref={(student) => teacher.reports.href({ form: 'new', student, class: classId })}
      onViewChange={(next) => go({ class: classId, view: next === defaultView ? undefined : next, day })}
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
    onUndoMarks: (studentIds: number[], date: string) =>
      sender.undo(studentIds.map((studentId) => ({ classId, studentId, date }))),
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
