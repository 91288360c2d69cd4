import { ReportsScreen } from '@maktab/ui/screens/admin/ReportsScreen/ReportsScreen'
import { ReportView } from '@maktab/ui/screens/admin/ReportsScreen/ReportView'
import { useState } from 'react'
import { useAllClasses } from '../../data/allClasses.ts'
import { useCourses } from '../../data/courses.ts'
import { useReportActions, useReports } from '../../data/reports.ts'
import { useStudents } from '../../data/students.ts'
import { useTeachers } from '../../data/teachers.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'

/** `/admin/student-Performance-report`; `?edit=<id>` is the form of one. */
export function ReportsPage() {
  const { idOf } = useAddressParts()
  const id = idOf('edit')
  const [lastId, setLastId] = useState(id)
  if (id !== undefined && id !== lastId) setLastId(id)
  useViewArrival(String(id ?? ''))
  return id === undefined ? <AllReports lastId={lastId} /> : <OneReport id={id} />
}

function AllReports({ lastId }: { lastId: number | undefined }) {
  const { change } = useAddressParts()
  const { deleteReport } = useReportActions()
  return (
    <ReportsScreen
      reports={useReports()}
      lastId={lastId}
      onEdit={(edit) => change({ edit })}
      table={useTableInAddress()}
      now={useNow()}
      onDeleteReport={deleteReport}
    />
  )
}

/** What the form offers is asked for here, and not for the list. */
function OneReport({ id }: { id: number }) {
  const { change } = useAddressParts()
  const { editReport } = useReportActions()
  return (
    <ReportView
      reports={useReports()}
      id={id}
      students={useStudents()}
      teachers={useTeachers()}
      classes={useAllClasses()}
      courses={useCourses()}
      onEditReport={editReport}
      onClose={() => change({ edit: undefined })}
    />
  )
}
