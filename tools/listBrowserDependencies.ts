import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/**
 * Every package that code for the browser imports. Vite prepares them before the first test: one that it finds
 * only later makes it start over in the middle of a run, with two copies of React.
 */
export function listBrowserDependencies(): string[] {
  const files = globSync('packages/{ui,app,client}/src/**/*.{ts,tsx}', { cwd: root })
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:import|export) [^;]*?from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm,
      ),
    ].flatMap(([text, name = '', lazy = '']) => (text.startsWith('import type') ? [] : [name || lazy])),
  )
  const prepared = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client', '@lingui/core', '@lingui/react']
  const isPackage = (name: string) => !/^(node:|@maktab\/|@storybook\/|storybook|vitest)|\/macro$|\.css$/.test(name)
  return [...new Set([...prepared, ...found.filter(isPackage)])].toSorted()
}
