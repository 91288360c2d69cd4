import type { TeacherClass } from '@maktab/contract/schema'
import { loading, mergeStaleState } from '@maktab/ui/remote'
import { AttendanceScreen } from '@maktab/ui/features/attendance/teacher/AttendanceScreen'
import { teacher } from '#addresses/teacher.ts'
import { useAttendance } from '#features/attendance/attendance.ts'
import { toRegisterMarks } from '#features/attendance/toRegisterMarks.ts'
import { useLessonCheck } from '#features/timetable/lessonCheck.ts'
import { useLessonToMark } from '#features/attendance/lessonToMark.ts'
import { useClassStudents, useTeacherClasses } from '#features/classes/teacherClasses.ts'
import { useTeacherAllotments } from '#features/allotments/teacherAllotments.ts'
import { useMarkAttendance } from '#features/attendance/useMarkAttendance.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

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
