import { type ReactNode, createContext, useContext } from 'react'
import { getSchoolToday } from '../lib/time/schoolTime.ts'
import { useSchoolSettings } from './SchoolSettingsProvider.tsx'

const ClockContext = createContext<Date | undefined>(undefined)

type ClockProviderProps = { now: Date; children: ReactNode }

/** Provides the current time to all screens: the app advances it, a story keeps it fixed. */
export function ClockProvider({ now, children }: ClockProviderProps) {
  return <ClockContext value={now}>{children}</ClockContext>
}

export function useNow(): Date {
  const now = useContext(ClockContext)
  if (now === undefined) throw new Error('useNow must be used within a ClockProvider.')
  return now
}

/** The current date at the school: `2026-11-18`. */
export function useToday(): string {
  return getSchoolToday(useNow(), useSchoolSettings().timeZone)
}
