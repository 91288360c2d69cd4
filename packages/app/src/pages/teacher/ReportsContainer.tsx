import { ReportsScreen } from '@maktab/ui/screens/teacher/ReportsScreen/ReportsScreen'
import { useState } from 'react'
import { openedIn } from '#addresses/openedIn.ts'
import { teacher } from '#addresses/teacher.ts'
import { useAttendance } from '#attendance/attendance.ts'
import { useClassAssignments } from '#data/classAssignments.ts'
import { useTeacherAllotments } from '#data/teacherAllotments.ts'
import { useTeacherClasses } from '#data/teacherClasses.ts'
import { useTeacherCourses } from '#data/teacherCourses.ts'
import { useTeacherReportActions, useTeacherReports } from '#data/teacherReports.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'
import { useView } from '#navigation/useView.ts'

/** `/teacher/student-performance` (2§2): the reports, and their form. */
export function ReportsContainer() {
  const view = useView(teacher.reports)
  const { go } = useMoves(teacher.reports)
  const [classId, setClassId] = useState<number>()
  const { saveReport, deleteReport } = useTeacherReportActions()
  return (
    <ReportsScreen
      reports={useTeacherReports()}
      teaching={{
        courses: useTeacherCourses(),
        classes: useTeacherClasses(),
        assignments: useClassAssignments(),
        allotments: useTeacherAllotments(),
      }}
      attendance={useAttendance(classId)}
      open={openedIn(view)}
      last={view.at === 'list' ? openedIn(view.from) : undefined}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      table={useTableInAddress()}
      assignHref={teacher.addStudents.href()}
      onClassChange={setClassId}
      onSaveReport={saveReport}
      onDeleteReport={deleteReport}
    />
  )
}
