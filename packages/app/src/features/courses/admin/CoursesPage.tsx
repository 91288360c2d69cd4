import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView, useNavigateTo } from '#navigation/views.ts'
import { CoursesScreen } from '@maktab/ui/features/courses/admin/CoursesScreen'
import { useCourseActions, useCourses } from '../courses.ts'

const CourseContainer = lazyPage(() => import('./CourseContainer.tsx'), 'CourseContainer')
const OutlinesContainer = lazyPage(() => import('./OutlinesContainer.tsx'), 'OutlinesContainer')

/** `/admin/course` (1§2): the list of courses with their form, one course, or the outlines of one. */
export function CoursesPage() {
  const view = useRouteView(admin.courses)
  switch (view.at) {
    case 'outline':
      return <OutlinesContainer key={view.outlines} courseId={view.outlines} open={view.outline} />
    case 'outlines':
      return (
        <OutlinesContainer
          key={view.outlines}
          courseId={view.outlines}
          last={view.previousRecord?.at === 'outline' ? view.previousRecord.outline : undefined}
        />
      )
    case 'record':
      return <CourseContainer key={view.open} id={view.open} tab={view.tab} />
    case 'form':
      return <CoursesContainer open={view.course} />
    case 'list':
      return <CoursesContainer last={getLastCourse(view.previousRecord)} />
  }
}

/** The course that was open before the list, in its form or on its page. */
function getLastCourse(from: ReturnType<typeof useRouteView<(typeof admin.courses)['views']>>['previousRecord']) {
  if (from?.at === 'form') return from.course
  return from?.at === 'record' ? from.open : undefined
}

type CoursesContainerProps = { open?: 'new' | number; last?: 'new' | number | undefined }

function CoursesContainer({ open, last }: CoursesContainerProps) {
  const { go } = useNavigateTo(admin.courses)
  const { saveCourse, deleteCourse } = useCourseActions()
  return (
    <CoursesScreen
      courses={useCourses()}
      open={open}
      restoreFocusTo={last}
      onOpen={(course) => go({ course })}
      onSaveCourse={saveCourse}
      onDeleteCourse={deleteCourse}
      getCourseHref={(open) => admin.courses.href({ open })}
      getOutlinesHref={(outlines) => admin.courses.href({ outlines })}
    />
  )
}
