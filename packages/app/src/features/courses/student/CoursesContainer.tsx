import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { CoursesScreen } from '@maktab/ui/features/courses/student/CoursesScreen'
import type { OpenView } from '#addresses/address.ts'
import { student } from '#addresses/student.ts'
import { useOfferedCourses } from '#features/courses/offeredCourses.ts'
import { useOwnDiscounts } from '#features/discounts/ownDiscounts.ts'

type CoursesContainerProps = { from: OpenView<typeof student.courses.views> | undefined }

export function CoursesContainer({ from }: CoursesContainerProps) {
  const { courses, standings } = useOfferedCourses()
  const discounts = useOwnDiscounts()
  return (
    <CoursesScreen
      courses={mergeStaleState(courses, discounts)}
      standings={standings}
      discounts={getListOrEmpty(discounts)}
      restoreFocusTo={from && { view: from.at, id: from.at === 'outlines' ? from.outlines : from.purchase }}
      getOutlinesHref={(outlines) => student.courses.href({ outlines })}
      getPurchaseHref={(purchase) => student.courses.href({ purchase })}
      getClassesHref={(classes) => student.enrolled.href({ classes })}
    />
  )
}
