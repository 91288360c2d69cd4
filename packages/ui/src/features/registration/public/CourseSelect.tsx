import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import type { RegistrationValues } from './registration.schema.ts'

/** Price and duration of a course. */
function CourseFacts({ course }: { course: Course }) {
  return (
    <>
      <CoursePrice price={course.price} pricing={course.pricing} />
      {course.course_duration && (
        <>
          {' · '}
          <Bdi>{course.course_duration}</Bdi>
        </>
      )}
    </>
  )
}

type CourseSelectProps = {
  index: number
  courses: Remote<Course[]>
  /** Description while no course is chosen. */
  hint?: ReactNode
  isRequired?: boolean
  autoFocus?: boolean
}

/** Course select of a block; courses chosen in other blocks are disabled. */
export function CourseSelect({ index, courses, hint, ...field }: CourseSelectProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const courseId = values.courses[index]?.course_id
  const chosenElsewhere = new Set(values.courses.toSpliced(index, 1).map(({ course_id }) => course_id))
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === courseId) : undefined
  const items = mapRemote(courses, (all) =>
    all.map((course) => ({
      id: String(course.id),
      label: course.name,
      disabledReason: chosenElsewhere.has(String(course.id)) ? t`Already chosen` : undefined,
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

type RequestedCourseProps = {
  courses: Remote<Course[]>
  /** Says when a course can be chosen otherwise. */
  hint?: string
}

/** The requested course, at the top of the first step; without one it can be chosen here or in the second step. */
export function RequestedCourse({ courses, hint }: RequestedCourseProps) {
  const { t } = useLingui()
  const { values, isSubmitting } = useFormikContext<RegistrationValues>()
  const [isChanging, setIsChanging] = useState(false)
  const courseId = values.courses[0]?.course_id ?? null
  // A select that disappears when a course is chosen in it would lose the focus.
  const [wasEmpty] = useState(courseId === null)
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === courseId) : undefined
  // The second step shows the error or the empty list.
  if (courses.state === 'failed' || (courses.state === 'ready' && courses.data.length === 0)) return null
  if (chosen && !isChanging && !wasEmpty) {
    return (
      <Surface background="brandSoft" border="brand" padding="medium" role="group" aria-label={t`Your course`}>
        <Inline gap="medium" justify="space-between">
          <Stack as="p" gap="none" basis="12rem" breaksWords>
            <span>
              <Trans>Registering for</Trans>
            </span>
            <Text as="strong" size="lg">
              <Bdi>{chosen.name}</Bdi>
            </Text>
            <span>
              <CourseFacts course={chosen} />
            </span>
          </Stack>
          <Button size="sm" isDisabled={isSubmitting} onPress={() => setIsChanging(true)}>
            <Trans>Change</Trans>
          </Button>
        </Inline>
      </Surface>
    )
  }
  return (
    <Fieldset legend={t`Your course`} namesFields={false}>
      <CourseSelect
        index={0}
        courses={courses}
        hint={
          courseId !== null && courses.state === 'ready'
            ? t`The course you chose is no longer offered. Please choose another.`
            : (hint ?? t`Optional. You can also choose in the next step.`)
        }
        autoFocus={isChanging}
      />
    </Fieldset>
  )
}
