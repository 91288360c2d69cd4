import { StudentsScreen } from '@maktab/ui/screens/admin/StudentsScreen/StudentsScreen'
import { useState } from 'react'
import { useCourses } from '../../data/courses.ts'
import { useStudentActions } from '../../data/studentActions.ts'
import { useStudents } from '../../data/students.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { StudentContainer } from './StudentContainer.tsx'

/** `/admin/students`, filtered by `?course=`; `?student=<id>&tab=<view>` is one of them. */
export function StudentsPage() {
  const { idOf } = useAddressParts()
  const id = idOf('student')
  const [lastId, setLastId] = useState(id)
  if (id !== undefined && id !== lastId) setLastId(id)
  useViewArrival(String(id ?? ''))
  return id === undefined ? <AllStudents lastId={lastId} /> : <StudentContainer key={id} id={id} />
}

function AllStudents({ lastId }: { lastId: number | undefined }) {
  const { idOf, change, hrefWith } = useAddressParts()
  const { reload } = useStudentActions()
  const now = useNow()
  const courseId = idOf('course')
  return (
    <StudentsScreen
      students={useStudents(courseId)}
      courses={useCourses()}
      courseId={courseId}
      onFilter={(course) => change({ course })}
      onRefresh={reload}
      getStudentHref={(student) => hrefWith({ student })}
      lastId={lastId}
      table={useTableInAddress()}
      now={now}
    />
  )
}
