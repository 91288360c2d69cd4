import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { CoursesScreen } from '@maktab/ui/features/courses/admin/CoursesScreen'
import { useCourses } from '../courseQueryHooks.ts'

const OutlinesContainer = lazyPage(() => import('./OutlinesContainer.tsx'), 'OutlinesContainer')

/** The list of courses, with the form of one. */
function CoursesContainer({ view, go }: ViewProps<typeof admin.courses, 'form' | 'list'>) {
  const mutate = useApiMutation()
  return (
    <CoursesScreen
      courses={useCourses()}
      open={view.at === 'form' ? view.course : undefined}
      restoreFocusTo={view.at === 'list' ? getLastCourse(view) : undefined}
      onOpen={(course) => go({ course })}
      onSaveCourse={(body) => mutate('saveCourse', { body })}
      onDeleteCourse={(courseId) => mutate('deleteCourse', { params: { courseId } })}
      getCourseHref={(open) => admin.courses.href({ open })}
      getOutlinesHref={(outlines) => admin.courses.href({ outlines })}
    />
  )
}

/** The course that was open before the list, in its form or on its page. */
function getLastCourse({ previousRecord: from }: ViewProps<typeof admin.courses, 'list'>['view']) {
  if (from?.at === 'form') return from.course
  return from?.at === 'record' ? from.open : undefined
}

/** `/admin/course` (1§2): the list of courses with their form, one course, or the outlines of one. */
export const CoursesPage = createViewPage(admin.courses, {
  outline: OutlinesContainer,
  outlines: OutlinesContainer,
  record: lazyPage(() => import('./CourseContainer.tsx'), 'CourseContainer'),
  form: CoursesContainer,
  list: CoursesContainer,
})
