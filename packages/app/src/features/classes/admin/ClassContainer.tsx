import { ClassView } from '@maktab/ui/features/classes/admin/ClassForm'
import { admin } from '#addresses/admin.ts'
import { useClassActions } from '../classes.ts'
import { useScheduleConflicts } from '#features/timetable/timetable.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function ClassContainer({ id }: { id: number }) {
  const { go } = useNavigateTo(admin.classes)
  const { editClass } = useClassActions()
  const classes = useRecordsById('listAllClasses', [id])
  const teacherIds = classes.state === 'ready' ? classes.data.map(({ teacherID }) => Number(teacherID)) : []
  return (
    <ClassView
      classes={classes}
      teachers={useRemoteOptions('listTeachers', teacherIds.filter(Boolean))}
      open={id}
      conflictCheck={useScheduleConflicts()}
      onEditClass={editClass}
      onClose={() => go({})}
    />
  )
}
