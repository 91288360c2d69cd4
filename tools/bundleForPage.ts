import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles a module and its imports as one script, which a test runs in a page of the browser. */
export async function bundleForPage(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'inPage' } },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error('Bundling the module produced no script.')
  return chunk.code
}
