import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Source } from './Finding.ts'

/** All sources that we write by hand. */
export function allSources(): Source[] {
  const paths = globSync('{openapi,mocks,packages,tools,.storybook}/**/*.{ts,tsx,mts,mjs}', {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist|generated|storybook-static|\.turbo)$/.test(String(name)),
  })
  return paths.map((path) => read(path.replaceAll('\\', '/')))
}

export function read(path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}
