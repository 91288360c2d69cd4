import { ClassesScreen } from '@maktab/ui/screens/admin/ClassesScreen/ClassesScreen'
import { admin } from '#addresses/admin.ts'
import { useAllClasses, useClassActions } from '#data/allClasses.ts'
import { useCourses } from '#data/courses.ts'
import { useTeachers } from '#data/teachers.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'
import { useView } from '#navigation/useView.ts'

/** `/admin/classes`: all classes with their filters, and the form of one. */
export function ClassesContainer() {
  const view = useView(admin.classes)
  const { go } = useMoves(admin.classes)
  const { reload, editClass, deleteClass } = useClassActions()
  const isList = view.at === 'list'
  const filter = isList ? { courseId: view.course, teacherId: view.teacher } : {}
  return (
    <ClassesScreen
      classes={useAllClasses(filter)}
      teachers={useTeachers()}
      courses={useCourses()}
      filter={filter}
      onFilter={({ courseId, teacherId }) => go({ course: courseId, teacher: teacherId })}
      onRefresh={reload}
      open={isList ? undefined : view.class}
      last={isList ? view.from?.class : undefined}
      onOpen={(id) => go({ class: id })}
      table={useTableInAddress()}
      onEditClass={editClass}
      onDeleteClass={deleteClass}
    />
  )
}
