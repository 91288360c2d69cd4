import { test as base, expect } from '@playwright/test'
import { openOwnSchool } from './ownSchool.ts'

/** The options of a project whose worker processes have a school each. */
export type SchoolOptions = {
  /** The database of the worker’s school. Without it there is no school, and the project’s `baseURL` answers. */
  database: 'SQLite' | 'PostgreSQL' | undefined
}
type School = Awaited<ReturnType<typeof openOwnSchool>>

/** Starting a school takes seconds, and minutes on a busy machine; the tests’ own timeouts don’t count them. */
const START_TIMEOUT = 300_000

/**
 * The test function of journeys that run against the real server. The first test of a worker starts a school, which all
 * tests of this worker use and no other one sees. After each test nothing that went between the app and the server may
 * have broken the contract.
 */
export const test = base.extend<
  { outbox: string; contract: undefined },
  SchoolOptions & { school: School | undefined }
>({
  database: [undefined, { scope: 'worker', option: true }],
  school: [
    async ({ database }, provide) => {
      if (database === undefined) return provide(undefined)
      const school = await openOwnSchool('startE2eServer.ts', { SCHOOL_DATABASE: database })
      await provide(school)
      await school.close()
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],
  baseURL: ({ baseURL, school }, provide) => provide(school?.url ?? baseURL),
  /** The folder of the school’s mails. */
  outbox: async ({ school }, provide) => {
    if (!school) throw new Error('Only a school sends mails.')
    await provide(school.outbox)
  },
  contract: [
    async ({ school }, provide) => {
      await provide(undefined)
      if (!school) return
      const findings = await fetch(`${school.url}/__mock/findings`)
      expect(await findings.json(), 'what broke the contract').toEqual({ findings: [] })
    },
    { auto: true },
  ],
})
