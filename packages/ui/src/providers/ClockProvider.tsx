import { type ReactNode, createContext, useContext } from 'react'
import { getSchoolToday } from '../lib/time/schoolTime.ts'
import { useSchoolSettings } from './SchoolSettingsProvider.tsx'

const ClockContext = createContext<Date | undefined>(undefined)

type ClockProviderProps = { now: Date; children: ReactNode }

/** The present time for every screen below: whoever renders it lets it go on, a story lets it stand. */
export function ClockProvider({ now, children }: ClockProviderProps) {
  return <ClockContext value={now}>{children}</ClockContext>
}

export function useNow(): Date {
  const now = useContext(ClockContext)
  if (now === undefined) throw new Error('No Clock stands around what asks for the time.')
  return now
}

/** The day that it is at the school: `2026-11-18`. */
export function useToday(): string {
  return getSchoolToday(useNow(), useSchoolSettings().timeZone)
}
