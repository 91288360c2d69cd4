import { type ReactNode, createContext, useContext } from 'react'
import type { Weekday } from '@maktab/calendar/WallDay'
import { type SchoolSettings, withDefaultSettings } from '../lib/school/schoolSettings.ts'
import { toWeekday } from '../lib/time/weekdays.ts'

const SettingsContext = createContext<SchoolSettings>(withDefaultSettings(undefined, 'UTC'))

type ProviderProps = { settings: SchoolSettings; children: ReactNode }

/** Provides the school's settings, such as its name, currency, time zone and payment methods. */
export function SchoolSettingsProvider({ settings, children }: ProviderProps) {
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** The current school's settings, or the defaults of `withDefaultSettings`. */
export function useSchoolSettings(): SchoolSettings {
  return useContext(SettingsContext)
}

/** The first day of the week at the school (decision 277). */
export function useWeekStart(): Weekday {
  return toWeekday(useSchoolSettings().weekStart)
}
