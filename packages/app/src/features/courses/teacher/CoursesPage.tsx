import { teacher } from '#addresses/teacher.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { CoursesScreen } from '@maktab/ui/features/courses/teacher/CoursesScreen'
import { mergeStaleState } from '@maktab/ui/remote'
import { useCourses, useOutlines, useTeacherCourses } from '../courseQueryHooks.ts'

const CourseOutlinesScreen = lazyPage(
  () => import('@maktab/ui/features/courses/teacher/CourseOutlinesScreen'),
  'CourseOutlinesScreen',
)

function OutlinesContainer({ view: { outlines: courseId } }: ViewProps<typeof teacher.courses, 'outlines'>) {
  const assigned = useTeacherCourses()
  const courses = assigned.state === 'ready' ? assigned.data.map(({ course }) => course) : []
  return (
    <CourseOutlinesScreen
      course={courses.find(({ id }) => id === courseId)}
      outlines={mergeStaleState(useOutlines(courseId), assigned)}
      coursesHref={teacher.courses.href()}
    />
  )
}

function CoursesContainer() {
  return (
    <CoursesScreen
      assigned={useTeacherCourses()}
      courses={useCourses()}
      getOutlinesHref={(outlines) => teacher.courses.href({ outlines })}
    />
  )
}

/** `/teacher/course` (2§2): the courses, or the outlines of one. */
export const CoursesPage = createViewPage(teacher.courses, { outlines: OutlinesContainer, list: CoursesContainer })
