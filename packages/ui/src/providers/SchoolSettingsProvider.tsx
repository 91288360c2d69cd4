import { type ReactNode, createContext, useContext } from 'react'
import { type SchoolSettings, withDefaultSettings } from '../lib/school/schoolSettings.ts'

const SettingsContext = createContext<SchoolSettings>(withDefaultSettings(undefined, 'UTC'))

type ProviderProps = { settings: SchoolSettings; children: ReactNode }

/** The school’s settings for every screen below: its name, currency, time zone and how to pay. */
export function SchoolSettingsProvider({ settings, children }: ProviderProps) {
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** The settings of the school whose pages these are; without any, the defaults of `withDefaultSettings`. */
export function useSchoolSettings(): SchoolSettings {
  return useContext(SettingsContext)
}
