import type { LayoutFinding } from './runLayoutCheck.ts'

/** What is found on more places than this is told once, before them. */
const COMMON_THRESHOLD = 4

/** Findings as lines, those of one element together: what, with which data, at which widths and in which languages. */
export function formatLayoutReport(found: readonly LayoutFinding[]): string[] {
  const whatOf = ({ kind, what }: LayoutFinding) => `${kind} · ${what}`
  const placeOf = ({ who, path }: LayoutFinding) => `${who} ${path}`
  const placesOf = new Map(
    Object.entries(Object.groupBy(found, whatOf)).map(([what, same = []]) => [what, new Set(same.map(placeOf)).size]),
  )
  const isCommon = (one: LayoutFinding) => (placesOf.get(whatOf(one)) ?? 0) > COMMON_THRESHOLD
  const headingOf = (one: LayoutFinding) => (isCommon(one) ? 'On many pages' : placeOf(one))
  const sections = Object.entries(Object.groupBy(found, headingOf)).toSorted(
    ([one], [other]) => Number(other === 'On many pages') - Number(one === 'On many pages'),
  )
  return sections.flatMap(([heading, inSection = []]) => {
    const same = Object.groupBy(inSection, whatOf)
    const lines = Object.entries(same).map(([what, ofOne = []]) => lineOf(what, ofOne))
    return ['', `## ${heading}`, '', ...lines.toSorted()]
  })
}

function lineOf(what: string, found: readonly LayoutFinding[]): string {
  const each = <Key extends keyof LayoutFinding>(key: Key) => [...new Set(found.map((one) => one[key]))]
  const widths = each('width').toSorted((one, other) => one - other)
  const hows = each('how').slice(0, 3)
  const places = each('path').length
  const where = places > 1 ? ` · ${places} places` : ''
  return `- ${what} · ${hows.join('; ')} · ${widths.join(' ')} · ${each('language').join(' ')} · ${each('data').join(' ')}${where}`
}
