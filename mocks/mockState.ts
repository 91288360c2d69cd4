import { type Violation, type Findings, createFindings, formatFinding } from './findings.ts'
import { type Overrides, NO_OVERRIDES } from './responseOverrides.ts'
import type { DemoAccount } from './demoAccounts.ts'
import type { ContractState } from './watchContract.ts'

/** Changed overrides, a reloaded contract, or new findings. */
type MockEvent = 'state' | 'contract' | 'findings'

export type MockState = {
  /** Set in the control panel. */
  flips: Overrides
  /** Apply where nothing else is set. */
  defaults: Overrides
  findings: Findings
  note: (faults: readonly Violation[]) => void
  /** Number of requests so far to each sequence, by its text. */
  counts: Map<string, number>
  /** People who signed in at the backend behind the mock, by token. */
  signedIn: Map<string, DemoAccount>
  emit: (event: MockEvent) => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (event: MockEvent) => void) => () => void
}

/** The in-memory state of a running mock. */
export function createMockState(log: (line: string) => void, defaults: Overrides = NO_OVERRIDES): MockState {
  const listeners = new Set<(event: MockEvent) => void>()
  const emit = (event: MockEvent) => listeners.forEach((listener) => listener(event))
  const findings = createFindings()
  return {
    flips: NO_OVERRIDES,
    defaults,
    findings,
    note: (faults) => {
      for (const finding of findings.record(faults)) log(formatFinding(finding))
      if (faults.length > 0) emit('findings')
    },
    counts: new Map(),
    signedIn: new Map(),
    emit,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Everything but the request that a response depends on. */
export type MockContext = {
  state: ContractState
  mockState: MockState
  /** URL of the backend behind the mock, if any. */
  upstream: string | undefined
  /** Password of the demo accounts; undefined if unknown. */
  password: string | undefined
  log: (line: string) => void
}
