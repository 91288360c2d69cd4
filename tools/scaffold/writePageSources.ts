import type { NewScreen } from './NewScreen.ts'

/** Asks for what a screen shows. */
export function writeQueryHook({ list: { call, key } }: NewScreen, hook: string): string {
  return `import { useApiQuery } from '../calls/useRead.ts'

export function ${hook}() {
  return useApiQuery('${call}', { select: ({ ${key} }) => ${key} })
}
`
}

export function writeContainer({ area, name, key, slug }: NewScreen, hook: string, data: string): string {
  return `import { ${name}Screen } from '@maktab/ui/screens/${area}/${name}Screen/${name}Screen'
import { ${hook} } from '#data/${data}.ts'
import { useTableSearchParams } from '#navigation/useTableInAddress.ts'

/** \`/${area}/${slug}\` */
export function ${name}Container() {
  return <${name}Screen ${key}={${hook}()} table={useTableSearchParams()} />
}
`
}

export function writeContainerTest({ area, title, slug, list: { call, key } }: NewScreen): string {
  return `import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const patience = { timeout: 20_000 }
const { ${key} } = examples.${call}[200].typical
const rows = () => page.getByRole('main').getByRole('rowheader').elements().length

test('shows the list after one request', async () => {
  const fetch = await openApp('/${area}/${slug}', { as: '${area}' })
  await expect.element(page.getByRole('heading', { level: 1, name: '${title}' }), patience).toBeVisible()
  await expect.poll(rows, patience).toBe(${key}.length)
  expect(fetch.requests.filter(({ operationId }) => operationId === '${call}')).toHaveLength(1)
})

test('a failed list can be retried', async () => {
  const fetch = await openApp('/${area}/${slug}', { as: '${area}', situations: { ${call}: 'serverError' } })
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect.element(again, patience).toBeVisible()
  fetch.use({ ${call}: 'typical' })
  await again.click()
  await expect.poll(rows, patience).toBe(${key}.length)
})
`
}
