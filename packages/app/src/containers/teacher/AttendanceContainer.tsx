import { withDoubtOf } from '@maktab/ui/remote'
import { AttendanceScreen } from '@maktab/ui/screens/teacher/AttendanceScreen/AttendanceScreen'
import { isWireDay } from '@maktab/ui/model/wireDay'
import { useLocation, useSearchParams } from 'wouter'
import { useAttendance } from '../../data/attendance.ts'
import { registerMarks } from '../../data/registerMarks.ts'
import { useClassStudents, useTeacherClasses } from '../../data/teacherClasses.ts'
import { useTeacherAllotments } from '../../data/teacherAllotments.ts'
import { useMarking } from '../../data/useMarking.ts'
import { useNow } from '../../data/useNow.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { paths } from '../../paths.ts'

export function AttendanceContainer({ classId }: { classId: number }) {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const classes = useTeacherClasses()
  const { queue, ...marking } = useMarking(classId)
  const asked = search.get('day') ?? ''
  const day = isWireDay(asked) ? asked : undefined
  return (
    <AttendanceScreen
      {...marking}
      schoolClass={classes.state === 'ready' ? classes.data.find(({ id }) => id === classId) : undefined}
      students={useClassStudents(classId)}
      allotments={useTeacherAllotments()}
      attendance={withDoubtOf(useAttendance(classId), classes)}
      marks={registerMarks(queue, classId)}
      view={search.get('view') === 'register' ? 'register' : 'single'}
      day={day}
      now={useNow()}
      table={useTableInAddress()}
      classesHref={paths.teacherClasses()}
      assignHref={paths.assignStudents(classId)}
      onViewChange={(view) => navigate(paths.attendance(classId, { view, day }))}
      onDayChange={(next) => navigate(paths.attendance(classId, { view: 'register', day: next }))}
    />
  )
}
