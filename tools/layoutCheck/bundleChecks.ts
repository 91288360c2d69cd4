import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The checks as one script that makes `window.layoutChecks`, to be put into any page. */
export async function bundleChecks(): Promise<string> {
  const entry = fileURLToPath(new URL('inPage/LayoutChecks.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'checks' } },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error('Bundling the checks produced no script.')
  return chunk.code
}
