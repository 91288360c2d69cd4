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
import { FormActions } from '#forms/FormActions.tsx'
import type { Remote } from '#remote.ts'
import { isDeepEqual } from '#forms/formValues.ts'
import { ContactFields, useAlternateNumber } from './ContactFields.tsx'
import { CourseTimes } from './CourseFields.tsx'
import { RequestedCourse } from './CourseSelect.tsx'
import { SignatureField } from './SignatureField.tsx'
import { StudentFields } from './StudentFields.tsx'
import { type RegistrationValues, newTiming } from './registration.schema.ts'
import { Step } from './registration.styles.ts'

type AddChildFieldsProps = {
  courses: Remote<Course[]>
  today: string
  asksGuardian: boolean
  onChangeGuardian: () => void
}

/** Four fields; times, guardian and phone numbers open on request. */
export function AddChildFields({ courses, today, asksGuardian, onChangeGuardian }: AddChildFieldsProps) {
  const { t } = useLingui()
  const alternate = useAlternateNumber()
  return (
    <Step>
      <Fieldset legend={t`Who’s learning`} namesFields={false}>
        <StudentFields today={today} />
      </Fieldset>
      <RequestedCourse courses={courses} hint={t`Optional. You can also choose one later.`} />
      <PreferredTimes />
      {asksGuardian ? (
        <Fieldset legend={t`Contact`} namesFields={false}>
          <ContactFields today={today} hasAlternate={alternate.isAsked} />
          <Stack align="start">{alternate.button}</Stack>
          <SignatureField />
        </Fieldset>
      ) : (
        <KnownGuardian onChange={onChangeGuardian} />
      )}
      <FormActions pendingLabel={t`Submitting...`} isFullWidth>
        <Trans>Add this child</Trans>
      </FormActions>
    </Step>
  )
}

/** Optional times of the chosen course; without them the school suggests one. */
function PreferredTimes() {
  const { values, isSubmitting } = useFormikContext<RegistrationValues>()
  const [course] = values.courses
  const hasTimes = course?.timings.some((timing) => !isDeepEqual(timing, newTiming())) ?? false
  const [isOpen, setIsOpen] = useState(hasTimes)
  if (course?.course_id === null || course === undefined) return null
  if (isOpen) return <CourseTimes name="courses[0]" isOwnTime />
  return (
    <Stack align="start" gap="small">
      <Text as="p" tone="muted" size="sm">
        <Trans>The school suggests a teacher and a time.</Trans>
      </Text>
      <Button size="sm" isDisabled={isSubmitting} onPress={() => setIsOpen(true)}>
        <Trans>Choose times</Trans>
      </Button>
    </Stack>
  )
}

/** The guardian that the school knows from the other children. */
function KnownGuardian({ onChange }: { onChange: () => void }) {
  const { t } = useLingui()
  const { values, isSubmitting } = useFormikContext<RegistrationValues>()
  return (
    <Surface padding="large" role="group" aria-label={t`Contact`}>
      <Inline gap="medium" justify="space-between">
        <Stack as="p" gap="none" basis="12rem" breaksWords>
          <Text as="strong">
            <Bdi>{values.guardian_name}</Bdi>
          </Text>
          <span>
            <Bdi>{values.contact_number}</Bdi>
          </span>
          <span>
            <Bdi>{values.email}</Bdi>
          </span>
        </Stack>
        <Button size="sm" isDisabled={isSubmitting} onPress={onChange}>
          <Trans>Change</Trans>
        </Button>
      </Inline>
    </Surface>
  )
}
