import { TeacherScreen } from '@maktab/ui/screens/admin/TeacherScreen/TeacherScreen'
import { useAssignedCourseActions, useAssignedCourses } from '../../data/assignedCourses.ts'
import { copyText } from '../../data/copyText.ts'
import { useCourses } from '../../data/courses.ts'
import { useEraseTeacher } from '../../data/erasing.ts'
import { makePassword } from '../../data/makePassword.ts'
import { useTeacherActions } from '../../data/teacherActions.ts'
import { useTeachers } from '../../data/teachers.ts'
import { useTeacherTimes } from '../../data/teacherTimes.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'

const LIST = { teacher: undefined, tab: undefined }

/** One teacher; what their tabs show is asked for when they are opened. */
export function TeacherContainer({ id }: { id: number }) {
  const { textOf, change, hrefWith } = useAddressParts()
  const { blockTeacher, deleteTeacher, assignCredentials } = useTeacherActions()
  const { assignCourse, removeCourse } = useAssignedCourseActions(id)
  const now = useNow()
  const tab = textOf('tab')
  return (
    <TeacherScreen
      teachers={useTeachers()}
      id={id}
      tab={tab}
      onTab={(next) => change({ tab: next === 'details' ? undefined : next })}
      teachersHref={hrefWith(LIST)}
      onClose={() => change(LIST)}
      timings={useTeacherTimes(id, tab === 'timings')}
      assigned={useAssignedCourses(id, tab === 'courses')}
      courses={useCourses()}
      now={now}
      onBlockTeacher={blockTeacher}
      onDeleteTeacher={deleteTeacher}
      onEraseTeacher={useEraseTeacher()}
      onAssignCourse={assignCourse}
      onRemoveCourse={removeCourse}
      onAssignCredentials={assignCredentials}
      makePassword={makePassword}
      copyText={copyText}
    />
  )
}
