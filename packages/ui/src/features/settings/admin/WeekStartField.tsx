import { useLingui } from '@lingui/react/macro'
import { weekdays } from '@maktab/calendar/WallDay'
import { useLocale } from 'react-aria-components/I18nProvider'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { formatWeekday } from '#lib/time/weekdays.ts'
import type { SettingsValues } from './settings.schema.ts'

/** The first day of the week in timetables and calendars; only for a backend that stores it. */
export function WeekStartField() {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <FormSelect<SettingsValues>
      name="weekStart"
      label={t`First day of the week`}
      description={t`Used in timetables and calendars, in all languages.`}
      items={weekdays.map((day) => ({ id: String(day), label: formatWeekday(day, locale, 'long') }))}
    />
  )
}
