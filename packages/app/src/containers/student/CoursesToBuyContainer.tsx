import type { ComponentProps } from 'react'
import { CoursesScreen } from '@maktab/ui/screens/student/CoursesScreen/CoursesScreen'
import { useOfferedCourses } from '../../data/purchases.ts'
import { paths } from '../../paths.ts'

type CoursesToBuyContainerProps = Pick<ComponentProps<typeof CoursesScreen>, 'last'>

export function CoursesToBuyContainer({ last }: CoursesToBuyContainerProps) {
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
