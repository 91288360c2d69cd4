import { EditClass } from '@maktab/ui/screens/admin/ClassesScreen/EditClass'
import { admin } from '#addresses/admin.ts'
import { useClassActions } from '#data/allClasses.ts'
import { useClashes } from '#data/clashes.ts'
import { useFound } from '#lists/useFound.ts'
import { useRecords } from '#lists/useRecords.ts'
import { useMoves } from '#navigation/useMoves.ts'

/** The form of a class, which comes without the list of all. */
export function ClassContainer({ id }: { id: number }) {
  const { go } = useMoves(admin.classes)
  const { editClass } = useClassActions()
  const classes = useRecords('listAllClasses', [id])
  const holders = classes.state === 'ready' ? classes.data.map(({ teacherID }) => Number(teacherID)) : []
  return (
    <EditClass
      classes={classes}
      teachers={useFound('listTeachers', holders.filter(Boolean))}
      open={id}
      clashes={useClashes()}
      onEditClass={editClass}
      onClose={() => go({})}
    />
  )
}
