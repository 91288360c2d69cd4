import { TeachersScreen } from '@maktab/ui/screens/admin/TeachersScreen/TeachersScreen'
import { useState } from 'react'
import { useAllotments } from '../../data/allotments.ts'
import { useCourses } from '../../data/courses.ts'
import { useStudents } from '../../data/students.ts'
import { useTeacherActions } from '../../data/teacherActions.ts'
import { useTeachers } from '../../data/teachers.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { TeacherContainer } from './TeacherContainer.tsx'

/** `/admin/teacher`, filtered by `?course=` and `?student=`; `?teacher=<id>&tab=<view>` is one of them. */
export function TeachersPage() {
  const { idOf } = useAddressParts()
  const id = idOf('teacher')
  const [lastId, setLastId] = useState(id)
  if (id !== undefined && id !== lastId) setLastId(id)
  useViewArrival(String(id ?? ''))
  return id === undefined ? <AllTeachers lastId={lastId} /> : <TeacherContainer key={id} id={id} />
}

function AllTeachers({ lastId }: { lastId: number | undefined }) {
  const { idOf, change, hrefWith } = useAddressParts()
  const { reload } = useTeacherActions()
  const now = useNow()
  const filter = { courseId: idOf('course'), studentId: idOf('student') }
  const isByStudent = filter.courseId === undefined && filter.studentId !== undefined
  return (
    <TeachersScreen
      teachers={useTeachers(filter)}
      courses={useCourses()}
      students={useStudents()}
      allotments={useAllotments(isByStudent)}
      filter={filter}
      onFilter={({ courseId, studentId }) => change({ course: courseId, student: studentId })}
      onRefresh={reload}
      getTeacherHref={(teacher) => hrefWith({ teacher })}
      lastId={lastId}
      table={useTableInAddress()}
      now={now}
    />
  )
}
