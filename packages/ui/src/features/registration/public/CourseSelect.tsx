import type { Course } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { FormSelect } from '#forms/FormSelect.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { CourseFacts } from './CourseFacts.tsx'
import type { RegistrationValues } from './registration.schema.ts'

type CourseSelectProps = {
  index: number
  courses: Remote<Course[]>
  /** What is said as long as none is chosen. */
  hint?: ReactNode
  isRequired?: boolean
  autoFocus?: boolean
}

/** The course of a block: each is there once. */
export function CourseSelect({ index, courses, hint, ...field }: CourseSelectProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const own = values.courses[index]?.course_id
  const elsewhere = new Set(values.courses.toSpliced(index, 1).map(({ course_id }) => course_id))
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === own) : undefined
  const items = mapRemote(courses, (all) =>
    all.map((course) => ({
      id: String(course.id),
      label: course.name,
      disabledReason: elsewhere.has(String(course.id)) ? t`You have chosen it already` : undefined,
    })),
  )
  return (
    <FormSelect<RegistrationValues>
      {...field}
      name={`courses[${index}].course_id`}
      label={t`Course`}
      items={items}
      description={chosen ? <CourseFacts course={chosen} /> : hint}
    />
  )
}
