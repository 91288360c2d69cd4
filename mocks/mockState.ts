import { type Violation, type Findings, createFindings, formatFinding } from './findings.ts'
import { type Flips, NO_FLIPS } from './flips.ts'
import type { Person } from './people.ts'
import type { ContractState } from './watchContract.ts'

/** What whoever listens is told of: other answers from now on, another contract, or something that broke it. */
type MockEvent = 'state' | 'contract' | 'findings'

export type MockState = {
  /** What was set on the page `/__mock`. */
  flips: Flips
  /** What holds where nothing else is set. */
  defaults: Flips
  findings: Findings
  note: (faults: readonly Violation[]) => void
  /** How often a sequence was asked so far, by its text. */
  counts: Map<string, number>
  /** Who has signed in at the backend behind the mock, by their tokens. */
  signedIn: Map<string, Person>
  emit: (event: MockEvent) => void
  /** Calls until the function that it gives is called. */
  subscribe: (listener: (event: MockEvent) => void) => () => void
}

/** What a mock remembers as long as it runs. */
export function createMockState(log: (line: string) => void, usual: Flips = NO_FLIPS): MockState {
  const listeners = new Set<(event: MockEvent) => void>()
  const tell = (event: MockEvent) => listeners.forEach((listener) => listener(event))
  const findings = createFindings()
  return {
    flips: NO_FLIPS,
    defaults: usual,
    findings,
    note: (faults) => {
      for (const finding of findings.note(faults)) log(formatFinding(finding))
      if (faults.length > 0) tell('findings')
    },
    counts: new Map(),
    signedIn: new Map(),
    emit: tell,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What an answer depends on, besides the request. */
export type MockContext = {
  state: ContractState
  memory: MockState
  /** The address of the backend behind the mock, where there is one. */
  upstream: string | undefined
  /** What opens the accounts of the demonstration; undefined where nobody here knows. */
  password: string | undefined
  log: (line: string) => void
}
