import { type OperationId, calls } from '@maktab/contract/calls'

/** What a backend is held to: the whole contract, or only the calls and fields of the specification. */
export type Profile = 'full' | 'spec'

const all = Object.keys(calls) as OperationId[]

/** The calls that a profile has, in the order of the contract. */
export function listOperations(profile: Profile): readonly OperationId[] {
  return profile === 'full' ? all : all.filter((id) => !calls[id].isExtension)
}
