import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Source } from './Finding.ts'

/** All sources that we write by hand. */
export function readSources(): Source[] {
  const paths = globSync('{openapi,mocks,packages,tools,.storybook}/**/*.{ts,tsx,mts,mjs}', {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist|generated|storybook-static|\.turbo)$/.test(name),
  })
  return paths.map((path) => readSource(path.replaceAll('\\', '/')))
}

/** What tells of the sources: the documents, and the contract as it is written. */
export function readDocuments(): Source[] {
  const paths = globSync('{README.md,docs/**/*.md,{mocks,packages/*}/*.md,openapi/{*,paths/*,schemas/*}.yaml}', {
    cwd: root,
  })
  return paths.map((path) => readSource(path.replaceAll('\\', '/')))
}

export function readSource(path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}
