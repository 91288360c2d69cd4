import type { Mutation } from './Mutation.ts'
import { appMutations } from './mutations/app.ts'
import { contractMutations } from './mutations/contract.ts'
import { migrationMutations } from './mutations/migrations.ts'
import { serverGuards } from './mutations/serverGuards.ts'
import { serverHandlers } from './mutations/serverHandlers.ts'
import { serverRules } from './mutations/serverRules.ts'
import { uiForms } from './mutations/uiForms.ts'
import { uiScreens } from './mutations/uiScreens.ts'

/** All mutations. Each was chosen as a bug that a review could overlook; none of them is there to be easy to catch. */
export const mutations: readonly Mutation[] = [
  ...serverGuards,
  ...serverHandlers,
  ...serverRules,
  ...migrationMutations,
  ...appMutations,
  ...uiForms,
  ...uiScreens,
  ...contractMutations,
]
