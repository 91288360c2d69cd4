import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormDatePicker } from '#forms/FormDatePicker.tsx'
import { FormTimeField } from '#forms/FormTimeField.tsx'
import type { EventValues } from './event.schema.ts'

/** An event’s day and clock time, both the school’s (decision 30). */
export function EventTimeFields() {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const today = useToday()
  return (
    <Fieldset legend={t`Time`} description={t`By the school’s clocks (${timeZone})`}>
      <Grid gap="x-large" align="start">
        <FormDatePicker<EventValues> name="time.day" label={t`Date`} today={today} isRequired />
        <FormTimeField<EventValues> name="time.clock" label={t`Time of day`} isRequired />
      </Grid>
    </Fieldset>
  )
}
