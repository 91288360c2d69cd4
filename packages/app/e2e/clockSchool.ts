import { openOwnSchool } from './ownSchool.ts'
import type { SchoolOptions } from './schoolTest.ts'

type ClockSchool = {
  zone: string
  /** The instant that its clock shows until it is set. */
  opens: string
  /** Days whose afternoon is moved to the evening before. */
  cancelled?: readonly string[]
  database?: SchoolOptions['database']
}

/** Starts a temporary school in a time zone. Its clock only moves when it is set. */
export async function openClockSchool({ zone, opens, cancelled = [], database = 'SQLite' }: ClockSchool) {
  const settings = { SCHOOL_TIME_ZONE: zone, SCHOOL_OPENS: opens, SCHOOL_DATABASE: database }
  const school = await openOwnSchool('startClockServer.ts', { ...settings, CANCELLED: cancelled.join(' ') })
  return {
    ...school,
    setClock: async (instant: string) => {
      const isSet = school.told('clock')
      school.tell(instant)
      await isSet
    },
  }
}
