import type { Timetable } from '@maktab/contract/schema'
import { useNow, useToday } from '@maktab/ui/environment/Clock'
import { addDays } from '@maktab/ui/model/wireDay'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useRemote } from '../calls/useRemote.ts'

/** How far back the latest lesson is looked for: a class that meets at all met in them. */
const DAYS = 14

type LatestLesson = {
  timetable: Remote<Timetable>
  /** The day on which it began; undefined where none is known. */
  day: string | undefined
  /** While it is asked for the first time. What fails or waits for the line isn’t waited for. */
  isAsked: boolean
}

/** The latest lesson of a class that has begun, by the timetable (an extension); it isn’t asked for unless it is needed. */
export function useLatestLesson(classId: number, isNeeded: boolean): LatestLesson {
  const now = useNow()
  const query = { from: addDays(useToday(), 1 - DAYS), days: DAYS }
  const asked = useQuery({ ...readOptions('getTimetable', { query }), enabled: isNeeded })
  const { data, isLoading, failureCount } = asked
  return {
    timetable: useRemote(asked),
    day: data && latestDay(data, classId, now),
    isAsked: isLoading && failureCount === 0,
  }
}

function latestDay({ lessons }: Timetable, classId: number, now: Date): string | undefined {
  return lessons
    .filter((one) => one.classId === classId && one.state !== 'cancelled' && Date.parse(one.starts.at) <= now.getTime())
    .map(({ heldOn }) => heldOn)
    .toSorted()
    .at(-1)
}
