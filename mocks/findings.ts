/** A single contract violation. */
export type Violation = {
  /** Where it occurred: in the app's request, the backend's response, or an example of the contract. */
  of: 'request' | 'answer' | 'example'
  /** `GET /course/outlines/{courseId}`. */
  call: string
  /** `body.course.0.price`. */
  path: string
  message: string
  /** The offending value as truncated JSON; absent for a missing field. */
  value?: string | undefined
  /** The contract line that is violated: `openapi/schemas/course.yaml:12`. */
  schema?: string | undefined
  /** The line of the invalid example. */
  file?: string | undefined
}

/** All equal violations of a call, counted: `body.course.*.price ×200`. */
export type Finding = Violation & {
  /** Path of the first occurrence, `body.course.0.price`; in `path`, list indexes are stars. */
  place: string
  count: number
  /** Time of the last occurrence. */
  at: string
}

export type Findings = {
  /** Newest first. */
  all: () => Finding[]
  /** Records violations and returns those of a new kind. */
  record: (faults: readonly Violation[]) => Finding[]
  /** Removes the findings that don't match. */
  retain: (matches: (finding: Finding) => boolean) => void
}

const MAX_FINDINGS = 500

/** Collects violations, counted by kind. Above the limit, the oldest finding of the call with the most is dropped. */
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
    // Deleting first moves the entry to the end of the Map, so the newest is last.
    kinds.delete(kind)
    kinds.set(kind, finding)
    if (kinds.size > MAX_FINDINGS) kinds.delete(oldestOfNoisiest(kinds))
    return known ? undefined : finding
  }
  return {
    all: () => [...kinds.values()].toReversed(),
    record: (faults) => faults.flatMap((fault) => note(fault) ?? []),
    retain: (matches) => {
      for (const [kind, finding] of kinds) if (!matches(finding)) kinds.delete(kind)
    },
  }
}

function oldestOfNoisiest(kinds: ReadonlyMap<string, Finding>): string {
  const byCall = Map.groupBy(kinds, ([, { call }]) => call)
  const [noisiest] = [...byCall.values()].toSorted((one, other) => other.length - one.length)
  return noisiest?.[0]?.[0] ?? ''
}

/** Formats a finding as one line for the terminal. */
export function formatFinding({ of, call, path, count, message, value, schema, file }: Finding): string {
  const where = path === '' ? '' : ` ${path}${count > 1 ? ` ×${count}` : ''}:`
  const actual = value === undefined ? '' : `, not ${value}`
  const lines = [file, schema].filter((line) => line !== undefined).join(', ')
  return `✗ ${of} of ${call}${where} ${message}${actual}${lines === '' ? '' : ` (${lines})`}`
}
