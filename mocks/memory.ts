import type { Flips } from './situations.ts'
import { NO_FLIPS } from './situations.ts'

export type Violation = {
  at: string
  call: string
  /** Whose fault it is: the app's, or the backend's. */
  of: 'request' | 'answer'
  path: string
  message: string
}

export type Memory = {
  /** What was set on the page `/__mock`. */
  flips: Flips
  /** What broke the contract, the newest first. */
  findings: Violation[]
  note: (violations: Violation[]) => void
}

const MOST_FINDINGS = 500

/** What a mock remembers as long as it runs. */
export function createMemory(): Memory {
  const memory: Memory = {
    flips: NO_FLIPS,
    findings: [],
    note: (violations) => void (memory.findings = [...violations, ...memory.findings].slice(0, MOST_FINDINGS)),
  }
  return memory
}
