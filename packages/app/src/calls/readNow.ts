import type { Answer, BareId } from '@maktab/client/createAsk'
import type { QueryClient } from '@tanstack/react-query'
import { type ReadId, type Reading, readOptions } from './readOptions.ts'

type ReadNow = {
  <Id extends BareId & ReadId>(queries: QueryClient, id: Id): Promise<Answer<Id>>
  <Id extends ReadId>(queries: QueryClient, id: Id, reading: Reading<Id>): Promise<Answer<Id>>
}

/** What a call answers at this moment, whatever is known of it; whoever shows it has it too. */
export const readNow: ReadNow = <Id extends ReadId>(queries: QueryClient, id: Id, reading?: Reading<Id>) =>
  queries.fetchQuery({ ...readOptions(id, reading as Reading<Id>), staleTime: 0 })
