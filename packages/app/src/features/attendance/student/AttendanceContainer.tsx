import { AttendanceScreen } from '@maktab/ui/features/attendance/student/AttendanceScreen'
import { student } from '#addresses/student.ts'
import { useOwnAttendance } from '../attendanceQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function AttendanceContainer({ view }: ViewProps<typeof student.enrolled, 'attendance'>) {
  return (
    <AttendanceScreen
      attendance={useOwnAttendance()}
      courseId={view.attendance === 'all' ? undefined : view.attendance}
      table={useTableSearchParams()}
      getAttendanceHref={(attendance) => student.enrolled.href({ attendance })}
      closeHref={student.enrolled.href()}
    />
  )
}
