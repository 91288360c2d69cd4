import { loading, withDoubtOf } from '@maktab/ui/remote'
import { AttendanceScreen } from '@maktab/ui/screens/teacher/AttendanceScreen/AttendanceScreen'
import { teacher } from '#addresses/teacher.ts'
import { useAttendance } from '#attendance/attendance.ts'
import { registerMarks } from '#attendance/registerMarks.ts'
import { useLessonToMark } from '#data/lessonToMark.ts'
import { useClassStudents, useTeacherClasses } from '#data/teacherClasses.ts'
import { useTeacherAllotments } from '#data/teacherAllotments.ts'
import { useMarking } from '#attendance/useMarking.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type AttendanceContainerProps = { classId: number; view: 'single' | 'register'; day: string | undefined }

export function AttendanceContainer({ classId, view, day }: AttendanceContainerProps) {
  const { go } = useMoves(teacher.classes)
  const classes = useTeacherClasses()
  const lesson = useLessonToMark(classId, view === 'register' && day === undefined)
  const attendance = withDoubtOf(useAttendance(classId), classes, lesson.timetable)
  const { queue, ...marking } = useMarking(classId)
  return (
    <AttendanceScreen
      {...marking}
      schoolClass={classes.state === 'ready' ? classes.data.find(({ id }) => id === classId) : undefined}
      students={useClassStudents(classId)}
      allotments={useTeacherAllotments()}
      // A day that changed under a finger would get the marks of another.
      attendance={lesson.isAsked ? loading : attendance}
      marks={registerMarks(queue, classId)}
      view={view}
      day={day ?? lesson.day}
      table={useTableInAddress()}
      classesHref={teacher.classes.href()}
      assignHref={teacher.addStudents.href({ class: classId })}
      onViewChange={(next) => go({ class: classId, view: next === 'register' ? next : undefined, day })}
      onDayChange={(next) => go({ class: classId, view: 'register', day: next })}
    />
  )
}
