import { ReportsScreen } from '@maktab/ui/screens/teacher/ReportsScreen/ReportsScreen'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAttendance } from '../../data/attendance.ts'
import { useClassAssignments } from '../../data/classAssignments.ts'
import { useTeacherAllotments } from '../../data/teacherAllotments.ts'
import { useTeacherClasses } from '../../data/teacherClasses.ts'
import { useTeacherCourses } from '../../data/teacherCourses.ts'
import { useTeacherReportActions, useTeacherReports } from '../../data/teacherReports.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { paths } from '../../paths.ts'

/** `/teacher/student-performance`, with the form open for `?form=new` or `?edit=<id>`. */
export function ReportsContainer() {
  const { idOf, textOf } = useAddressParts()
  const [, navigate] = useLocation()
  const [classId, setClassId] = useState<number>()
  const { saveReport, deleteReport } = useTeacherReportActions()
  const form = textOf('form') === 'new' ? 'new' : idOf('edit')
  useViewArrival(String(form ?? ''))
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
      form={form}
      now={useNow()}
      table={useTableInAddress()}
      assignHref={paths.assignStudents()}
      onFormChange={(next) => navigate(paths.teacherReports(next))}
      onClassChange={setClassId}
      onSaveReport={saveReport}
      onDeleteReport={deleteReport}
    />
  )
}
