import type { ComponentProps } from 'react'
import { CoursesScreen } from '@maktab/ui/screens/student/CoursesScreen/CoursesScreen'
import { useOfferedCourses } from '../../data/purchases.ts'
import { paths } from '../../paths.ts'

type CoursesContainerProps = Pick<ComponentProps<typeof CoursesScreen>, 'last'>

export function CoursesContainer({ last }: CoursesContainerProps) {
  return (
    <CoursesScreen
      {...useOfferedCourses()}
      last={last}
      getOutlinesHref={paths.courseToBuyOutlines}
      getPurchaseHref={paths.purchase}
      getClassesHref={paths.studentClasses}
    />
  )
}
