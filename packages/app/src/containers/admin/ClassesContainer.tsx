import { ClassesScreen } from '@maktab/ui/screens/admin/ClassesScreen/ClassesScreen'
import { useAllClasses, useClassActions } from '../../data/allClasses.ts'
import { useCourses } from '../../data/courses.ts'
import { useTeachers } from '../../data/teachers.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'

/** `/admin/classes`, filtered by `?course=` and `?teacher=`; `?class=<id>` is the form of one. */
export function ClassesContainer() {
  const { idOf, change } = useAddressParts()
  const { reload, editClass, deleteClass } = useClassActions()
  const now = useNow()
  const filter = { courseId: idOf('course'), teacherId: idOf('teacher') }
  return (
    <ClassesScreen
      classes={useAllClasses(filter)}
      teachers={useTeachers()}
      courses={useCourses()}
      filter={filter}
      onFilter={({ courseId, teacherId }) => change({ course: courseId, teacher: teacherId })}
      onRefresh={reload}
      editedId={idOf('class')}
      onEdit={(id) => change({ class: id })}
      table={useTableInAddress()}
      now={now}
      onEditClass={editClass}
      onDeleteClass={deleteClass}
    />
  )
}
