import { AllottedStudentsScreen } from '@maktab/ui/features/students/teacher/AllottedStudentsScreen'
import { teacher } from '#addresses/teacher.ts'
import { useTeacherAllotments } from '#features/allotments/useTeacherAllotments.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

function AllottedStudentsContainer({ view, hrefTo }: ViewProps<typeof teacher.students, 'list'>) {
  return (
    <AllottedStudentsScreen
      allotments={useTeacherAllotments()}
      lastStudentId={view.previousRecord?.student}
      getStudentHref={(student) => hrefTo({ student })}
      table={useTableSearchParams()}
    />
  )
}

/** `/teacher/alloted-students` (2§2): the list of allotted students, or one of them. */
export const StudentsPage = createViewPage(teacher.students, {
  student: lazyPage(() => import('./StudentContainer.tsx'), 'StudentContainer'),
  list: AllottedStudentsContainer,
})
