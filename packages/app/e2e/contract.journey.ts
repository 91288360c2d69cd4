import { expect, test } from '@playwright/test'

test(
  'nothing that went between the app and the server broke the contract',
  { tag: ['@server', '@findings'] },
  async ({ request }) => {
    const answer = await request.get('/__mock/findings')
    expect(await answer.json()).toEqual({ findings: [] })
  },
)
