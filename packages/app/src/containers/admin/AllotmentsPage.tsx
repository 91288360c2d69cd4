import { AllotmentsScreen } from '@maktab/ui/screens/admin/AllotmentsScreen/AllotmentsScreen'
import { AllotmentView } from '@maktab/ui/screens/admin/AllotmentsScreen/AllotmentView'
import { useState } from 'react'
import { useAllotmentActions, useAllotments } from '../../data/allotments.ts'
import { useAssignedCourses } from '../../data/assignedCourses.ts'
import { useCourses } from '../../data/courses.ts'
import { useStudents } from '../../data/students.ts'
import { useTeachers } from '../../data/teachers.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { paths } from '../../paths.ts'

type Open = 'new' | number

/** `/admin/allot-teacher`; `?form=new` or `?edit=<id>` is its form. */
export function AllotmentsPage() {
  const { idOf, textOf } = useAddressParts()
  const open: Open | undefined = textOf('form') === 'new' ? 'new' : idOf('edit')
  const [last, setLast] = useState(open)
  if (open !== undefined && open !== last) setLast(open)
  useViewArrival(String(open ?? ''))
  return open === undefined ? <AllAllotments last={last} /> : <OneAllotment open={open} />
}

function AllAllotments({ last }: { last: Open | undefined }) {
  const { change } = useAddressParts()
  const { deleteAllotment } = useAllotmentActions()
  return (
    <AllotmentsScreen
      allotments={useAllotments()}
      last={last}
      onOpen={(open) => change(open === 'new' ? { form: open } : { edit: open })}
      table={useTableInAddress()}
      now={useNow()}
      onDeleteAllotment={deleteAllotment}
    />
  )
}

/** What the form offers is asked for here, and not for the list. */
function OneAllotment({ open }: { open: Open }) {
  const { change } = useAddressParts()
  const { saveAllotment } = useAllotmentActions()
  const [teacherId, setTeacherId] = useState<number>()
  return (
    <AllotmentView
      allotments={useAllotments(open !== 'new')}
      open={open}
      students={useStudents()}
      courses={useCourses()}
      teachers={useTeachers()}
      assigned={useAssignedCourses(teacherId ?? 0, teacherId !== undefined)}
      onTeacherChange={setTeacherId}
      getTeacherCoursesHref={paths.assignedCourses}
      onSaveAllotment={saveAllotment}
      onStartAnew={() => change({ form: 'new', edit: undefined })}
      onClose={() => change({ form: undefined, edit: undefined })}
    />
  )
}
