import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../run.ts'
import { archiveCommands } from './archiveCommands.ts'

/** What stays as it is: sharp brings a library of its own, and the driver of PostgreSQL does without the other one. */
export const EXTERNAL_PACKAGES = ['sharp', 'pg-native']

/**
 * The commands and all that they need in a few files; names and lines are kept, so that a fault in the log can be found.
 * They lie in a folder as deep as the sources: what they look for beside themselves is there too.
 */
export async function bundleCommands(folder: string): Promise<void> {
  const input = Object.fromEntries(
    Object.values(archiveCommands).map((name) => [name, join(root, 'tools', `${name}.ts`)]),
  )
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}
