import { AttendanceScreen } from '@maktab/ui/features/attendance/student/AttendanceScreen'
import { student } from '#addresses/student.ts'
import { useOwnAttendance } from '../attendance.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function AttendanceContainer({ of }: { of: number | 'all' }) {
  return (
    <AttendanceScreen
      attendance={useOwnAttendance()}
      courseId={of === 'all' ? undefined : of}
      table={useTableSearchParams()}
      getAttendanceHref={(attendance) => student.enrolled.href({ attendance })}
      closeHref={student.enrolled.href()}
    />
  )
}
