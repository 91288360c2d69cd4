import type { BrowserContext } from 'playwright'
import { mixAnswer } from './mixAnswer.ts'

/** Lets every answer of the backend come with long and mixed data. */
export async function answerMixed(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const isJson = response.ok() && (response.headers()['content-type'] ?? '').includes('json')
    if (isJson) await route.fulfill({ response, json: mixAnswer(await response.json()) })
    else await route.fulfill({ response })
  })
}
