import { invalid } from '../Refusal.ts'
import { fill } from '../words/fill.ts'

/** Refuses to change a lesson that was held: its marks say that it was. */
export function refuseMarked(day: string | undefined): void {
  if (day === undefined) return
  throw invalid('day', fill('The lesson of {day} has marks. It can no longer be cancelled or moved.', { day }))
}
