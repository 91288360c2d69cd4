/** The largest number of each part that a day or a time is typed in. */
export const largest = { year: 9999, month: 12, day: 31, hour: 23, minute: 59 }

export type PartName = keyof typeof largest

export type Kind = 'day' | 'time'

export type WirePart = { type: PartName; value: number | null; isPlaceholder: boolean }

const times: readonly PartName[] = ['hour', 'minute']
const days: readonly PartName[] = ['year', 'month', 'day']

/** The parts of a text of the wire; half of it may be missing (`16:`, `1990-05-`). */
export function wireParts(text: string, kind: Kind): WirePart[] {
  const written = text.split(kind === 'time' ? ':' : '-')
  return (kind === 'time' ? times : days).map((type, at) => {
    const digits = written[at] ?? ''
    const value = /^\d+$/.test(digits) ? Number(digits) : null
    return { type, value, isPlaceholder: value === null }
  })
}
