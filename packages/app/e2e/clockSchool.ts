import { openOwnSchool } from './ownSchool.ts'

type ClockSchool = {
  zone: string
  /** The instant at which its clock stands until it is set. */
  opens: string
  /** Days whose afternoon is moved to the evening before. */
  cancelled?: readonly string[]
  database?: 'SQLite' | 'PostgreSQL'
}

/** A school of its own in a zone, whose clock stands still where it is set; it closes when it is told to. */
export async function openClockSchool({ zone, opens, cancelled = [], database = 'SQLite' }: ClockSchool) {
  const settings = { SCHOOL_TIME_ZONE: zone, SCHOOL_OPENS: opens, SCHOOL_DATABASE: database }
  const school = await openOwnSchool('startClockSchool.ts', { ...settings, CANCELLED: cancelled.join(' ') })
  return {
    url: school.url,
    setClock: async (instant: string) => {
      const isSet = school.told('clock')
      school.tell(instant)
      await isSet
    },
    close: school.close,
  }
}
