import { ClassesScreen } from '@maktab/ui/features/classes/admin/ClassesScreen'
import { admin } from '#addresses/admin.ts'
import { useAllClasses, useClassActions } from '../classes.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useNavigateTo, useRouteView } from '#navigation/views.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'

type ClassesContainerProps = {
  courseId: number | undefined
  teacherId: number | undefined
  restoreFocusTo: number | undefined
}

function ClassesContainer({ courseId, teacherId, restoreFocusTo }: ClassesContainerProps) {
  const { go } = useNavigateTo(admin.classes)
  const { reload, deleteClass } = useClassActions()
  const filter = { courseId, teacherId }
  const { rows, table, isWhole } = usePagedList('listAllClasses', useTableSearchParams(), { only: filter })
  const filtered = useAllClasses(filter, isWhole)
  const teacherIds = !isWhole && rows.state === 'ready' ? rows.data.map(({ teacherID }) => Number(teacherID)) : []
  return (
    <ClassesScreen
      classes={isWhole ? filtered : rows}
      teachers={useRemoteOptions('listTeachers', [teacherId, ...teacherIds.filter(Boolean)])}
      courses={useCourses()}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, teacher: next.teacherId })}
      onRefresh={reload}
      restoreFocusTo={restoreFocusTo}
      onOpen={(id) => go({ class: id })}
      table={table}
      onDeleteClass={deleteClass}
    />
  )
}

const ClassContainer = lazyPage(() => import('./ClassContainer.tsx'), 'ClassContainer')

/** `/admin/classes` (1§2): the list of classes with filters, or the form of one. */
export function ClassesPage() {
  const view = useRouteView(admin.classes)
  switch (view.at) {
    case 'form':
      return <ClassContainer id={view.class} />
    case 'list':
      return (
        <ClassesContainer courseId={view.course} teacherId={view.teacher} restoreFocusTo={view.previousRecord?.class} />
      )
  }
}
