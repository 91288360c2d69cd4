import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Grid } from '#components/Grid/Grid.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { formatLevel } from '#lib/school/courseFacts.ts'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { type CourseValues, levelChoices } from './course.schema.ts'

const Summary = styled.summary`
  inline-size: fit-content;
  min-block-size: ${tokens.size.control};
  align-content: center;
  font-weight: ${tokens.weight.medium};
  cursor: pointer;
  ${focusRing}
`

/** Whether any of the details is set. */
export function hasVisitorDetails(course: Course | undefined): boolean {
  return Boolean(course?.ages ?? course?.level ?? course?.lessonMinutes ?? course?.groupSize)
}

/** Details of a course for visitors; folded while none is set. */
export function VisitorDetails({ isOpen }: { isOpen: boolean }) {
  const { t, i18n } = useLingui()
  const { errors } = useFormikContext<CourseValues>()
  const hasError = (['ages', 'level', 'lessonMinutes', 'groupSize'] as const).some((name) => errors[name] !== undefined)
  // Stays open when the error is fixed, because the field is being edited.
  const [isUnfolded, setIsUnfolded] = useState(isOpen)
  if (hasError && !isUnfolded) setIsUnfolded(true)
  return (
    <details open={isUnfolded} onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
      <Summary>
        <Trans>Details for visitors</Trans>
      </Summary>
      <Stack>
        <Text as="p" tone="muted" size="sm">
          <Trans>Shown in the list of courses and on the course’s page. Blank ones are left out.</Trans>
        </Text>
        <Grid gap="large">
          <FormNumberField<CourseValues>
            name="ages.from"
            label={t`Youngest age`}
            minValue={1}
            formatOptions={{ maximumFractionDigits: 0 }}
          />
          <FormNumberField<CourseValues>
            name="ages.to"
            label={t`Oldest age`}
            description={t`Leave blank if there is no limit.`}
            minValue={1}
            formatOptions={{ maximumFractionDigits: 0 }}
          />
          <FormSelect<CourseValues>
            name="level"
            label={t`Level`}
            items={levelChoices.map((id) => ({ id, label: id === 'none' ? t`Not shown` : formatLevel(id, i18n) }))}
          />
          <FormNumberField<CourseValues>
            name="lessonMinutes"
            label={t`Lesson length in minutes`}
            minValue={5}
            formatOptions={{ maximumFractionDigits: 0 }}
          />
          <FormNumberField<CourseValues>
            name="groupSize"
            label={t`Students per lesson, at most`}
            description={t`1 means one to one.`}
            minValue={1}
            formatOptions={{ maximumFractionDigits: 0 }}
          />
        </Grid>
      </Stack>
    </details>
  )
}
