import type { ContractState } from './watchContract.ts'
import type { MockState } from './mockState.ts'

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
