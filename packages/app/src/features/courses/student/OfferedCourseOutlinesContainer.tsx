import { mergeStaleState } from '@maktab/ui/remote'
import { CourseOutlinesScreen } from '@maktab/ui/features/courses/student/CourseOutlinesScreen'
import { canPurchaseCourse } from '@maktab/ui/lib/money/paymentStates'
import { student } from '#addresses/student.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useOutlines } from '../courseQueryHooks.ts'
import { useOfferedCourses } from '#features/courses/useOfferedCourses.ts'

export function OfferedCourseOutlinesContainer({
  view: { outlines: courseId },
}: ViewProps<typeof student.courses, 'outlines'>) {
  const { courses, paymentStates } = useOfferedCourses()
  const paymentState = paymentStates.state === 'ready' ? paymentStates.data.get(courseId) : undefined
  return (
    <CourseOutlinesScreen
      course={courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined}
      outlines={mergeStaleState(useOutlines(courseId), courses, paymentStates)}
      coursesHref={student.courses.href()}
      purchaseHref={canPurchaseCourse(paymentState) ? student.courses.href({ purchase: courseId }) : undefined}
      purchaseState={paymentState}
    />
  )
}
