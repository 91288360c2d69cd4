import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { CourseCard } from '#components/CourseCard/CourseCard.tsx'
import type { CourseValues } from './course.schema.ts'

type CoursePreviewProps = {
  values: CourseValues
  /** The course that is edited. */
  course: Course | undefined
}

/** The course as it will stand among the others. */
export function CoursePreview({ values, course }: CoursePreviewProps) {
  const { t } = useLingui()
  return (
    <CourseCard
      course={{
        id: course?.id ?? 0,
        name: values.name.trim() || t`Untitled`,
        description: values.description,
        price: values.price ?? 0,
        course_duration: values.courseDuration,
        pricing: values.pricing ?? 'once',
        image: course?.image ?? null,
      }}
      chosenPicture={values.image}
    />
  )
}
