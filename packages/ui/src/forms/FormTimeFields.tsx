import { useLingui } from '@lingui/react/macro'
import type { Weekday } from '@maktab/calendar/WallDay'
import { use, useMemo } from 'react'
import { Bdi } from '../components/Bdi/Bdi.tsx'
import { LegendContext } from '../components/Fieldset/Fieldset.tsx'
import { type TimeFieldProps, TimeField } from '../components/TimeField/TimeField.tsx'
import { type TimeRangeFieldProps, TimeRangeField } from '../components/TimeRangeField/TimeRangeField.tsx'
import { WeekdayToggles, type WeekdayTogglesProps } from '../components/WeekdayToggles/WeekdayToggles.tsx'
import { useHasApiExtensions } from '../providers/ApiExtensionsContext.ts'
import { type FieldPath, useFormField } from './useFormField.tsx'
import { getIn, useFormikContext } from 'formik'
import { ClassTime, LocalHours } from '../components/ClassTime/ClassTime.tsx'
import { SchoolTimeNote } from '../components/ClassTime/SchoolTimeNote.tsx'
import { useNow } from '../providers/ClockProvider.tsx'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { useSchoolSettings } from '../providers/SchoolSettingsProvider.tsx'
import { getViewerHours } from '../lib/lessons/classHours.ts'

type FormTimeFieldProps<Values> = Omit<TimeFieldProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, string>
}

/** TimeField bound to a field of the enclosing form. */
export function FormTimeField<Values = never>({ name, ...props }: FormTimeFieldProps<Values>) {
  return <TimeField {...props} {...useFormField<string>(name, props.label)} />
}

type FormTimeRangeProps<Values> = Omit<TimeRangeFieldProps, 'from' | 'to' | 'children'> &
  (
    | {
        /** Path of an object with `from` and `to`, such as `courses[0].timings[1]`. */
        name: FieldPath<Values, { from: string; to: string }>
        withoutDays?: never
      }
    | {
        /** Path of an object that also has `days`. */
        name: FieldPath<Values, { from: string; to: string; days: Weekday[] }>
        /** Shows the weekday toggles; this hint explains what it means to choose none. */
        withoutDays: string
      }
  )

/** TimeRange bound to the enclosing form; each end shows its own error. */
export function FormTimeRangeField<Values = never>(props: FormTimeRangeProps<Values>) {
  const { legend, depth } = use(LegendContext)
  // In the summary above the form, “From is required” needs the name of its range.
  const named = legend === '' ? props.label : legend
  return (
    <LegendContext value={useMemo(() => ({ legend: named, depth }), [named, depth])}>
      <BoundRange {...props} />
    </LegendContext>
  )
}

function BoundRange<Values>({ name, withoutDays, ...props }: FormTimeRangeProps<Values>) {
  const { t } = useLingui()
  const from = useFormField<string>(`${name}.from`, t`From`)
  const to = useFormField<string>(`${name}.to`, t`To`)
  const hasDays = useHasApiExtensions() && withoutDays !== undefined
  return (
    <TimeRangeField {...props} from={from} to={to} isReadOnly={from.isReadOnly}>
      {hasDays && <Days name={`${name}.days`} withoutDays={withoutDays} />}
    </TimeRangeField>
  )
}

function Days({ name, withoutDays }: { name: string; withoutDays: string }) {
  const { t } = useLingui()
  const label = t`Days`
  const days = useFormField<Weekday[]>(name, label)
  // Rendered even when empty: a description added later wouldn't be linked to the field.
  return <WeekdayToggles {...days} label={label} description={<Bdi>{days.value.length === 0 && withoutDays}</Bdi>} />
}

type FormWeekdayTogglesProps<Values> = Omit<WeekdayTogglesProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, Weekday[]>
}

/** WeekdayToggles bound to a field of the enclosing form. */
export function FormWeekdayToggles<Values = never>({ name, ...props }: FormWeekdayTogglesProps<Values>) {
  return <WeekdayToggles {...props} {...useFormField<Weekday[]>(name, props.label)} />
}

type Hours = { from: string; to: string }
type WeeklyHours = Hours & { days: Weekday[] }

/** Shows a time of the viewer's zone in school time, if it differs there. */
export function SchoolTimeHint<Values = never>({ name }: { name: FieldPath<Values, WeeklyHours> }) {
  const now = useNow()
  const { timeZone, viewerZone } = useSchoolSettings()
  const { values } = useFormikContext<Values>()
  const hours: WeeklyHours | undefined = getIn(values, name)
  const schoolHours = hours && getViewerHours(hours, viewerZone, timeZone, now)
  if (!schoolHours) return null
  return (
    <SchoolTimeNote zone={timeZone}>
      <LocalHours {...schoolHours} />
    </SchoolTimeNote>
  )
}

/** Shows a school time in the viewer's time zone, if it differs there (decision 29). */
export function LocalTimeHint<Values = never>({ name }: { name: FieldPath<Values, Hours> }) {
  const now = useNow()
  const { timeZone, viewerZone } = useSchoolSettings()
  const { values } = useFormikContext<Values>()
  const hours: Hours | undefined = getIn(values, name)
  if (!hours || !getViewerHours(hours, timeZone, viewerZone, now)) return null
  return (
    // The form names the school's zone.
    <OwnTimesContext value>
      <ClassTime from={hours.from} to={hours.to} schoolZone={timeZone} viewerZone={viewerZone} isZoneNamed />
    </OwnTimesContext>
  )
}
