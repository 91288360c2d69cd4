import { ClassesScreen } from '@maktab/ui/screens/admin/ClassesScreen/ClassesScreen'
import { admin } from '#addresses/admin.ts'
import { useAllClasses, useClassActions } from '#data/allClasses.ts'
import { useCourses } from '#data/courses.ts'
import { useTeachers } from '#data/teachers.ts'
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
  return (
    <ClassesScreen
      classes={useAllClasses(filter)}
      teachers={useTeachers()}
      courses={useCourses()}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, teacher: next.teacherId })}
      onRefresh={reload}
      last={lastId}
      onOpen={(id) => go({ class: id })}
      table={useTableInAddress()}
      onDeleteClass={deleteClass}
    />
  )
}
