import { oncePer } from '#model/oncePer.ts'
import { type Kind, type PartName, largest } from './wireParts.ts'

/** A part of a day or a time, or what stands between two. */
export type Written = { key: string } & ({ type: PartName } | { literal: string })

const options: Record<Kind, Intl.DateTimeFormatOptions> = {
  day: { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory', timeZone: 'UTC' },
  time: { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' },
}

/** Hours stand before minutes in every language. */
const begin: Written = { key: 'begin', literal: '\u2066' }
const end: Written = { key: 'end', literal: '\u2069' }

const isPart = (type: string): type is PartName => type in largest

const orderOf = oncePer((key): readonly Written[] => {
  const [kind, locale] = key.split(' ') as [Kind, string]
  const parts = new Intl.DateTimeFormat(locale, options[kind])
    .formatToParts(0)
    .map(({ type, value }, at): Written => (isPart(type) ? { key: type, type } : { key: String(at), literal: value }))
  return kind === 'day' ? parts : [begin, ...parts, end]
})

/** In which order a language writes a day or a time, and with what between the parts. */
export function writtenOrder(kind: Kind, locale: string): readonly Written[] {
  return orderOf(`${kind} ${locale}`)
}
