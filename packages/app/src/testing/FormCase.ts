import type { OperationId } from '@maktab/contract/calls'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import type { Role } from '../addresses/roles.ts'

/** How a form is opened, filled in and sent. */
export type FormCase = {
  as: Role
  at: string
  /** The call that saves. */
  call: OperationId
  situations?: Situations
  /** Where it edits: the call that the record comes from, with the answer that it has by now. */
  edits?: {
    read: OperationId
    found: object
    /** It isn’t typed over but decided as it is seen: by the newest. */
    isAsSeen?: boolean
  }
  fill: () => Promise<void>
  press: string
  /** What the page that follows says, where it isn’t the server’s word. */
  says?: string
}
