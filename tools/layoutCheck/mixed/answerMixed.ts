import type { BrowserContext } from 'playwright'
import { mixResponse } from '../../layoutCheck/mixed/mixResponse.ts'

/** Lets every answer of the backend come with long and mixed data. */
export async function routeMixedResponses(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const isJson = response.ok() && (response.headers()['content-type'] ?? '').includes('json')
    if (isJson) await route.fulfill({ response, json: mixResponse(await response.json()) })
    else await route.fulfill({ response })
  })
}
