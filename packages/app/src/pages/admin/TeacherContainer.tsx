import { TeacherScreen } from '@maktab/ui/screens/admin/TeacherScreen/TeacherScreen'
import { admin } from '#addresses/admin.ts'
import { useActs } from '#data/acts.ts'
import { useAssignedCourseActions, useAssignedCourses } from '#data/assignedCourses.ts'
import { copyText } from '#environment/copyText.ts'
import { useCourses } from '#data/courses.ts'
import { useEraseTeacher } from '#data/erasing.ts'
import { makePassword } from '#account/makePassword.ts'
import { useTeacherActions } from '#data/teacherActions.ts'
import { useTeachers } from '#data/teachers.ts'
import { useTeacherTimes } from '#data/teacherTimes.ts'
import { useMoves } from '#navigation/useMoves.ts'

type TeacherContainerProps = { id: number; tab: string | undefined }

/** One teacher; what their tabs show is asked for when they are opened. */
export function TeacherContainer({ id, tab }: TeacherContainerProps) {
  const { go, hrefTo } = useMoves(admin.teachers)
  const { blockTeacher, deleteTeacher, assignCredentials } = useTeacherActions()
  const { assignCourse, removeCourse } = useAssignedCourseActions()
  return (
    <TeacherScreen
      teachers={useTeachers()}
      id={id}
      tab={tab}
      onTab={(next) => go({ teacher: id, tab: next === 'details' ? undefined : next })}
      teachersHref={hrefTo({})}
      onClose={() => go({})}
      acts={useActs({ kind: 'teacher', id }, tab === undefined)}
      timings={useTeacherTimes(id, tab === 'timings')}
      assigned={useAssignedCourses(id, tab === 'courses')}
      courses={useCourses()}
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
