import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { REFETCH_EVENT } from '../api/refetchEvent.ts'

const isOfBar = (path: string) => path.replaceAll('\\', '/').includes('src/development/')
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Bundles only the app’s entry and the module that listens to the bar. */
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

test('the production build contains nothing of the development bar', async () => {
  const output = await built('production')
  expect(output).toContain('createQueryClient')
  expect(output).not.toContain(REFETCH_EVENT)
  expect(output).not.toContain('development-bar')
  expect(output).not.toContain('__mock')
})

test('the development build contains the development bar', async () => {
  const output = await built('development')
  for (const mark of [REFETCH_EVENT, 'development-bar', '__mock']) expect(output).toContain(mark)
})
