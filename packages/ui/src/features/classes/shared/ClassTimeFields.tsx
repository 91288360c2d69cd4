import type { Weekday } from '@maktab/calendar/WallDay'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Grid } from '#components/Grid/Grid.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTimeRangeField } from '#forms/FormTimeFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { type NewClassValues, createNextTime, maxTimes } from './newClass.schema.ts'

/** The class time values of a form that edits one time. */
type ClassTimeValues = {
  classTime: { from: string; to: string; days: Weekday[] }
  starts: string
  ends: string
}

type ClassTimeFieldsProps = { label: string; description: string }

/** When a class meets: its hours and, with extensions, the weekdays and the first and last day. */
export function ClassTimeFields({ label, description }: ClassTimeFieldsProps) {
  const withoutDays = useDaysHint()
  return (
    <>
      <FormTimeRangeField<ClassTimeValues>
        name="classTime"
        label={label}
        description={description}
        withoutDays={withoutDays}
        isRequired
      />
      <ClassPeriodFields />
    </>
  )
}

type NewClassTimesProps = ClassTimeFieldsProps & {
  /** Whether the backend can save several times at once. */
  hasSeveral: boolean
}

/** The times of a new class, each with its own days. */
export function NewClassTimes({ label, description, hasSeveral }: NewClassTimesProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<NewClassValues>()
  const withoutDays = useDaysHint()
  const shared = { label, withoutDays, isRequired: true } as const
  return (
    <>
      {hasSeveral || values.times.length > 1 ? (
        <RepeatableBlocks<NewClassValues, 'times'>
          name="times"
          legend={label}
          description={description}
          newBlock={createNextTime}
          getBlockLabel={(number) => t`Time ${number}`}
          addLabel={t`Add time`}
          max={hasSeveral ? maxTimes : 1}
        >
          {(name) => <FormTimeRangeField<NewClassValues> {...shared} name={name} isLabelHidden />}
        </RepeatableBlocks>
      ) : (
        <FormTimeRangeField<NewClassValues> {...shared} name="times[0]" description={description} />
      )}
      <ClassPeriodFields />
    </>
  )
}

function useDaysHint(): string {
  const { t } = useLingui()
  return t`Optional. Until you choose days, the class won’t appear in calendars or send reminders.`
}

/** The first and last day of a class, which only some backends store. */
function ClassPeriodFields() {
  const { t } = useLingui()
  const today = useToday()
  if (!useHasApiExtensions()) return null
  return (
    <Grid gap="large" align="start">
      <FormDatePicker<ClassTimeValues> name="starts" label={t`First day`} today={today} />
      <FormDatePicker<ClassTimeValues> name="ends" label={t`Last day`} today={today} />
    </Grid>
  )
}
