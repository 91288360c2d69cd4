import { expect, test } from '@playwright/test'
import { hasPostgres } from '../../../tools/hasPostgres.ts'
import { ports } from './ports.ts'

for (const port of [ports.school, ports.lookedAt, ...(hasPostgres ? [ports.onPostgres] : [])]) {
  test(
    `nothing that went between the app and the server at ${port} broke the contract`,
    { tag: ['@server', '@findings'] },
    async ({ request }) => {
      const answer = await request.get(`http://localhost:${port}/__mock/findings`)
      expect(await answer.json()).toEqual({ findings: [] })
    },
  )
}
