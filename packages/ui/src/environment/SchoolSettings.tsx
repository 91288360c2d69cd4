import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { School } from '../model/school.ts'
import { schoolOf } from '../model/school.ts'

const SchoolContext = createContext<School>(schoolOf(undefined, 'UTC'))

type SchoolSettingsProps = { school: School; children: ReactNode }

/** The school’s settings for every screen below: its name, currency, time zone and how to pay. */
export function SchoolSettings({ school, children }: SchoolSettingsProps) {
  return <SchoolContext value={school}>{children}</SchoolContext>
}

/** The school whose pages these are; without settings, the defaults of `schoolOf`. */
export function useSchool(): School {
  return useContext(SchoolContext)
}
