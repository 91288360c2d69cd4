import { CourseScreen } from '@maktab/ui/screens/admin/CourseScreen/CourseScreen'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#data/courses.ts'
import { useOrderOutlines, useOutlines } from '#data/outlines.ts'
import { useStudents } from '#data/students.ts'
import { useTeachers } from '#data/teachers.ts'
import { useMoves } from '#navigation/useMoves.ts'

/** One course with all that belongs to it. */
export function CourseContainer({ id }: { id: number }) {
  const { hrefTo } = useMoves(admin.courses)
  return (
    <CourseScreen
      courses={useCourses()}
      id={id}
      outlines={useOutlines(id)}
      students={useStudents(id)}
      teachers={useTeachers({ courseId: id })}
      coursesHref={hrefTo({})}
      editHref={hrefTo({ course: id })}
      outlinesHref={hrefTo({ outlines: id })}
      getStudentHref={(student) => admin.students.href({ student })}
      getTeacherHref={(teacher) => admin.teachers.href({ teacher })}
      onOrder={useOrderOutlines(id)}
    />
  )
}
