import type { Weekday } from '@maktab/calendar/WallDay'
import { useLingui } from '@lingui/react/macro'
import { Grid } from '#components/Grid/Grid.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTimeRangeField } from '#forms/FormTimeFields.tsx'

/** The class time values of a class form. */
type ClassTimeValues = {
  classTime: { from: string; to: string; days: Weekday[] }
  starts: string
  ends: string
}

type ClassTimeFieldsProps = { label: string; description: string }

/** When a class meets: its hours and, with extensions, the weekdays and the first and last day. */
export function ClassTimeFields({ label, description }: ClassTimeFieldsProps) {
  const { t } = useLingui()
  const today = useToday()
  const hasPeriod = useHasApiExtensions()
  return (
    <>
      <FormTimeRangeField<ClassTimeValues>
        name="classTime"
        label={label}
        description={description}
        withoutDays={t`Optional. Until you choose days, the class won’t appear in calendars or send reminders.`}
        isRequired
      />
      {hasPeriod && (
        <Grid gap="large" align="start">
          <FormDatePicker<ClassTimeValues> name="starts" label={t`First day`} today={today} />
          <FormDatePicker<ClassTimeValues> name="ends" label={t`Last day`} today={today} />
        </Grid>
      )}
    </>
  )
}
