import type { OperationId } from '@maktab/contract/calls'
import type { Handlers } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../contract/Services.ts'

/** What the operations of the contract are run with. */
export type AppContext = {
  database: Database
  services: Services
  handlers: Handlers
  now: () => number
  /** Validates every answer against the contract; for tests and development. */
  validatesResponses: boolean
  /** Runs work that goes on after the answer. */
  inBackground: (work: Promise<unknown>) => void
  /** Called after each mutation, before it is answered. */
  onMutation: (tokenHash: string | undefined, id: OperationId) => Promise<void>
}
