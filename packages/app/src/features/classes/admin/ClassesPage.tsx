import { ClassesScreen } from '@maktab/ui/features/classes/admin/ClassesScreen'
import { admin } from '#addresses/admin.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useScheduleConflicts } from '#features/timetable/timetableQueryHooks.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { getListOrEmpty } from '@maktab/ui/remote'
import { useAllClasses } from '../classQueryHooks.ts'

const ClassView = lazyPage(() => import('@maktab/ui/features/classes/admin/ClassFormPage'), 'ClassFormPage')

function ClassContainer({ view, go }: ViewProps<typeof admin.classes, 'form'>) {
  const mutate = useApiMutation()
  const classes = useRecordsById('listAllClasses', [view.class])
  return (
    <ClassView
      classes={classes}
      teachers={useRemoteOptions('listTeachers', getTeacherIds(getListOrEmpty(classes)))}
      open={view.class}
      conflictCheck={useScheduleConflicts()}
      onEditClass={(body) => mutate('editClass', { params: { id: body.id }, body })}
      onClose={() => go({})}
    />
  )
}

function ClassesContainer({ view, go }: ViewProps<typeof admin.classes, 'list'>) {
  const mutate = useApiMutation()
  const invalidate = useInvalidateQueries()
  const filter = { courseId: view.course, teacherId: view.teacher }
  const { rows, table, isWhole } = usePagedList('listAllClasses', useTableSearchParams(), { only: filter })
  const filtered = useAllClasses(filter, isWhole)
  const teacherIds = isWhole ? [] : getTeacherIds(getListOrEmpty(rows))
  return (
    <ClassesScreen
      classes={isWhole ? filtered : rows}
      teachers={useRemoteOptions('listTeachers', [view.teacher, ...teacherIds])}
      courses={useCourses()}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, teacher: next.teacherId })}
      onRefresh={() => invalidate(invalidations.editClass)}
      restoreFocusTo={view.previousRecord?.class}
      onOpen={(id) => go({ class: id })}
      table={table}
      onDeleteClass={(id) => mutate('deleteClass', { params: { id } })}
    />
  )
}

const getTeacherIds = (classes: readonly { teacherID: string | number | null }[]) =>
  classes.map(({ teacherID }) => Number(teacherID)).filter(Boolean)

/** `/admin/classes` (1§2): the list of classes with filters, or the form of one. */
export const ClassesPage = createViewPage(admin.classes, { form: ClassContainer, list: ClassesContainer })
