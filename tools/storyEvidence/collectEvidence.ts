import {
  type Evidence,
  type Fault,
  getModeName,
  modeNames,
  type PlayRecord,
  schemes,
  type StoryEvidence,
} from './evidence.ts'

export type IndexedStory = { id: string; title: string; name: string }

type Run = Pick<Evidence, 'commit' | 'date' | 'minutes' | 'rtl'>

/** Combines the records of a sweep. */
export function collectEvidence(records: readonly PlayRecord[], index: readonly IndexedStory[], run: Run): Evidence {
  const stories: Record<string, StoryEvidence> = {}
  const tested: Record<string, number> = {}
  const undecided: Record<string, number> = {}
  const known = new Map(index.map((story) => [story.id, story]))
  // In the order of the sidebar.
  const order = new Map(index.map(({ id }, at) => [id, at]))
  const positionOf = ({ storyId }: PlayRecord) => order.get(storyId) ?? Infinity
  for (const record of records.toSorted((one, other) => positionOf(one) - positionOf(other))) {
    const { title = '', name = '' } = known.get(record.storyId) ?? {}
    const story = (stories[record.storyId] ??= { title, name, modes: {} })
    if (record.exemptions.length > 0) story.exemptions = record.exemptions
    if (record.fixed.length > 0) story.fixed = record.fixed
    for (const scheme of schemes) {
      const checked = record.schemes[scheme]
      story.modes[getModeName(record, scheme)] = checked.faults
      for (const criterion of checked.tested) tested[criterion] = (tested[criterion] ?? 0) + 1
      for (const rule of checked.undecided) undecided[rule] = (undecided[rule] ?? 0) + 1
    }
  }
  return { ...run, modes: modeNames, stories, indexed: index.length, tested, undecided }
}

/** Stories without a result in some mode, and results without a story. */
export function findGaps({ modes, stories }: Evidence, expected: readonly string[]): string[] {
  const missing = expected.flatMap((id) => {
    const without = modes.filter((mode) => stories[id]?.modes[mode] === undefined)
    return without.length > 0 ? [`${id} has no result in ${without.join(', ')}.`] : []
  })
  const known = new Set(expected)
  const unknown = Object.keys(stories).filter((id) => !known.has(id))
  return [...missing, ...unknown.map((id) => `${id} has results but isn’t in the index.`)]
}

export type FoundFault = Fault & { storyId: string; mode: string }

export function listFaults({ stories }: Pick<Evidence, 'stories'>): FoundFault[] {
  return Object.entries(stories).flatMap(([storyId, { modes }]) =>
    Object.entries(modes).flatMap(([mode, faults]) => faults.map((fault) => ({ ...fault, storyId, mode }))),
  )
}

/** The faults of a story, each with the modes in which it occurs. */
export function groupFaults({ modes }: Pick<StoryEvidence, 'modes'>): { fault: Fault; modes: string[] }[] {
  const found = Object.entries(modes).flatMap(([mode, faults]) => faults.map((fault) => ({ mode, fault })))
  return Object.values(Object.groupBy(found, ({ fault }) => JSON.stringify(fault))).flatMap((same = []) =>
    same[0] ? [{ fault: same[0].fault, modes: same.map(({ mode }) => mode) }] : [],
  )
}
