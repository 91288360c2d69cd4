import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { REFETCH_EVENT } from '../api/refetchEvent.ts'

const isOfBar = (path: string) => path.replaceAll('\\', '/').includes('src/development/')
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the app's entry and the place that listens to the bar are built into, without all else that they need. */
async function built(environment: 'production' | 'development'): Promise<string> {
  vi.stubEnv('NODE_ENV', environment)
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    mode: environment,
    root: source('..'),
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [source('../main.tsx'), source('../api/createQueryClient.ts')],
        preserveEntrySignatures: 'strict',
        external: (id, importer = '') =>
          !/main\.tsx|refetchEvent\.ts|development\//.test(id) && !(id.startsWith('./') && isOfBar(importer)),
      },
    },
  })
  const bundles = [output].flat()
  return bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .map((file) => JSON.stringify(file))
    .join('\n')
}

test('nothing of the bar is in the built app', async () => {
  const told = await built('production')
  expect(told).toContain('createQueryClient')
  expect(told).not.toContain(REFETCH_EVENT)
  expect(told).not.toContain('development-bar')
  expect(told).not.toContain('__mock')
})

test('the same search finds it where it is', async () => {
  const told = await built('development')
  for (const mark of [REFETCH_EVENT, 'development-bar', '__mock']) expect(told).toContain(mark)
})
