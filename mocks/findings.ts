/** One thing that breaks the contract, as it was seen once. */
export type Violation = {
  /** Whose it is: the app's, the backend's, or an example's of the contract itself. */
  of: 'request' | 'answer' | 'example'
  /** `GET /course/outlines/{courseId}`. */
  call: string
  /** `body.course.0.price`. */
  path: string
  message: string
  /** What was there, as JSON, cut short; nothing where something is missing. */
  value?: string | undefined
  /** The line of the contract that says how it should be: `openapi/schemas/course.yaml:12`. */
  schema?: string | undefined
  /** The line of the example that is wrong. */
  file?: string | undefined
}

/** All faults of one kind at one place of a call: `body.course.*.price ×200`. */
export type Finding = Violation & {
  /** Where it was seen first, `body.course.0.price`; `path` has a star for each place in a list. */
  place: string
  count: number
  /** When it was seen last. */
  at: string
}

export type Findings = {
  /** The newest first. */
  all: () => Finding[]
  /** Takes faults down; the kinds that are new are given. */
  note: (faults: readonly Violation[]) => Finding[]
  /** Forgets those that are not meant. */
  keep: (isMeant: (finding: Finding) => boolean) => void
}

const MAX_FINDINGS = 500

/** What broke the contract, each kind once and counted; where there are too many, those of the noisiest call go first. */
export function createFindings(): Findings {
  const kinds = new Map<string, Finding>()

  const note = (fault: Violation): Finding | undefined => {
    const path = fault.path.replaceAll(/\.\d+(?=\.|$)/g, '.*')
    const kind = [fault.of, fault.call, path, fault.message].join(' ')
    const known = kinds.get(kind)
    const finding: Finding = {
      ...(known ?? { ...fault, path, place: fault.path }),
      count: (known?.count ?? 0) + 1,
      at: new Date().toISOString(),
    }
    // Deleted first, so that the newest is the last.
    kinds.delete(kind)
    kinds.set(kind, finding)
    if (kinds.size > MAX_FINDINGS) kinds.delete(oldestOfNoisiest(kinds))
    return known ? undefined : finding
  }
  return {
    all: () => [...kinds.values()].toReversed(),
    note: (faults) => faults.flatMap((fault) => note(fault) ?? []),
    keep: (isMeant) => {
      for (const [kind, finding] of kinds) if (!isMeant(finding)) kinds.delete(kind)
    },
  }
}

function oldestOfNoisiest(kinds: ReadonlyMap<string, Finding>): string {
  const byCall = Map.groupBy(kinds, ([, { call }]) => call)
  const [noisiest] = [...byCall.values()].toSorted((one, other) => other.length - one.length)
  return noisiest?.[0]?.[0] ?? ''
}

/** A finding in one line, for a terminal. */
export function formatFinding({ of, call, path, count, message, value, schema, file }: Finding): string {
  const where = path === '' ? '' : ` ${path}${count > 1 ? ` ×${count}` : ''}:`
  const seen = value === undefined ? '' : `, not ${value}`
  const lines = [file, schema].filter((line) => line !== undefined).join(', ')
  return `✗ ${of} of ${call}${where} ${message}${seen}${lines === '' ? '' : ` (${lines})`}`
}
