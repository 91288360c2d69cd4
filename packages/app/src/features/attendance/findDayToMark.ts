import type { Lesson } from '@maktab/contract/schema'

type Moment = {
  now: Date
  /** In the school’s zone. */
  today: string
}

/**
 * Whose register a teacher means who opens that of a class: of the lesson that is on, though it began before midnight;
 * or of today’s, also before it begins; or of the last one before.
 */
export function findDayToMark(lessons: readonly Lesson[], { now, today }: Moment): string | undefined {
  const held = lessons.filter(({ state }) => state !== 'cancelled')
  const isOver = (at: string) => Date.parse(at) <= now.getTime()
  const isOn = held.find(({ starts, ends }) => isOver(starts.at) && !isOver(ends.at))
  if (isOn) return isOn.heldOn
  return held
    .map(({ heldOn }) => heldOn)
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)
}
