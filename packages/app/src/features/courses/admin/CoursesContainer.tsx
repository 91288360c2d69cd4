import { CoursesScreen } from '@maktab/ui/features/courses/admin/CoursesScreen'
import { admin } from '#addresses/admin.ts'
import { useCourseActions, useCourses } from '#features/courses/courses.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'

type CoursesContainerProps = { open?: 'new' | number; last?: 'new' | number | undefined }

export function CoursesContainer({ open, last }: CoursesContainerProps) {
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
