import type { Weekday } from '@maktab/calendar/Weekday'
import { type WeekdayTogglesProps, WeekdayToggles } from '../components/WeekdayToggles/WeekdayToggles.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormWeekdayTogglesProps<Values> = Omit<WeekdayTogglesProps, 'value' | 'onChange' | 'errorMessage' | 'name'> & {
  name: FieldPath<Values, Weekday[]>
}

/** WeekdayToggles of the form around them. */
export function FormWeekdayToggles<Values = never>({ name, ...props }: FormWeekdayTogglesProps<Values>) {
  return <WeekdayToggles {...props} {...useFormField<Weekday[]>(name, props.label)} />
}
