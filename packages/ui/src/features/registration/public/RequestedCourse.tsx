import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { Remote } from '#remote.ts'
import { CourseFacts } from './CourseFacts.tsx'
import { CourseSelect } from './CourseSelect.tsx'
import type { RegistrationValues } from './registration.schema.ts'

/** What somebody came for stands before all that is asked of them; whoever doesn’t know yet chooses in the second step. */
export function RequestedCourse({ courses }: { courses: Remote<Course[]> }) {
  const { t } = useLingui()
  const { values, isSubmitting } = useFormikContext<RegistrationValues>()
  const [isOpen, setIsOpen] = useState(false)
  const own = values.courses[0]?.course_id ?? null
  const chosen = courses.state === 'ready' ? courses.data.find(({ id }) => String(id) === own) : undefined
  // The second step says that the courses didn’t come, or that there are none.
  if (courses.state === 'failed' || (courses.state === 'ready' && courses.data.length === 0)) return null
  if (chosen && !isOpen) {
    return (
      <Surface background="brandSoft" border="brand" padding="large" role="group" aria-label={t`The course`}>
        <Inline gap="medium" justify="space-between">
          <Stack as="p" gap="none" basis="12rem" breaksWords>
            <span>
              <Trans>You register for</Trans>
            </span>
            <Text as="strong" size="lg">
              <Bdi>{chosen.name}</Bdi>
            </Text>
            <span>
              <CourseFacts course={chosen} />
            </span>
          </Stack>
          <Button size="sm" isDisabled={isSubmitting} onPress={() => setIsOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        </Inline>
      </Surface>
    )
  }
  return (
    <Fieldset legend={t`The course`} namesFields={false}>
      <CourseSelect
        index={0}
        courses={courses}
        hint={
          own !== null && courses.state === 'ready'
            ? t`The course that you came for is no longer offered: choose another.`
            : t`If you know it already; you can also choose in the next step.`
        }
        autoFocus={isOpen}
      />
    </Fieldset>
  )
}
