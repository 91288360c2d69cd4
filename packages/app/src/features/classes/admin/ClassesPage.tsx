import { useLingui } from '@lingui/react/macro'
import { ClassesScreen } from '@maktab/ui/features/classes/admin/ClassesScreen'
import { admin } from '#addresses/admin.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useHasOperation, useOptionalMutation } from '#api/optionalOperations.ts'
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
import { submitError } from '@maktab/ui/submitResult'
import { useState } from 'react'
import { useAllClasses, useAssignedCourses } from '../classQueryHooks.ts'

const ClassView = lazyPage(() => import('@maktab/ui/features/classes/admin/ClassFormPage'), 'ClassFormPage')

function ClassContainer({ view, go }: ViewProps<typeof admin.classes, 'form'>) {
  const mutate = useApiMutation()
  const classes = useRecordsById('listAllClasses', view.class === 'new' ? [] : [view.class])
  const [teacherId, setTeacherId] = useState<number>()
  const { t } = useLingui()
  const unavailable = t`Classes can’t be created here.`
  const schedule = useOptionalMutation('scheduleClass', unavailable)
  return (
    <ClassView
      classes={classes}
      teachers={useRemoteOptions('listTeachers', getTeacherIds(getListOrEmpty(classes)))}
      assigned={useAssignedCourses(teacherId ?? 0, teacherId !== undefined)}
      onTeacherChange={setTeacherId}
      open={view.class}
      conflictCheck={useScheduleConflicts()}
      onCreateClass={async (body) => schedule?.({ body }, async () => true) ?? submitError(unavailable)}
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
      canCreate={useHasOperation('scheduleClass')}
      onOpen={(open) => go({ class: open })}
      table={table}
      onDeleteClass={(id) => mutate('deleteClass', { params: { id } })}
    />
  )
}

const getTeacherIds = (classes: readonly { teacherID: string | number | null }[]) =>
  classes.map(({ teacherID }) => Number(teacherID)).filter(Boolean)

/** `/admin/classes` (1§2): the list of classes with filters, or the form of one. */
export const ClassesPage = createViewPage(admin.classes, { form: ClassContainer, list: ClassesContainer })
