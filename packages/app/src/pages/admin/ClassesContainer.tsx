import { ClassesScreen } from '@maktab/ui/screens/admin/ClassesScreen/ClassesScreen'
import { admin } from '#addresses/admin.ts'
import { useAllClasses, useClassActions } from '#data/allClasses.ts'
import { useCourses } from '#data/courses.ts'
import { useFound } from '#lists/useFound.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type ClassesContainerProps = {
  courseId: number | undefined
  teacherId: number | undefined
  lastId: number | undefined
}

export function ClassesContainer({ courseId, teacherId, lastId }: ClassesContainerProps) {
  const { go } = useMoves(admin.classes)
  const { reload, deleteClass } = useClassActions()
  const filter = { courseId, teacherId }
  const { rows, table, isWhole } = usePagedList('listAllClasses', useTableInAddress(), { only: filter })
  const filtered = useAllClasses(filter, isWhole)
  const holders = !isWhole && rows.state === 'ready' ? rows.data.map(({ teacherID }) => Number(teacherID)) : []
  return (
    <ClassesScreen
      classes={isWhole ? filtered : rows}
      teachers={useFound('listTeachers', [teacherId, ...holders.filter(Boolean)])}
      courses={useCourses()}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, teacher: next.teacherId })}
      onRefresh={reload}
      last={lastId}
      onOpen={(id) => go({ class: id })}
      table={table}
      onDeleteClass={deleteClass}
    />
  )
}
