import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** A file: its path from the root with forward slashes, and its text. */
export type Source = { path: string; text: string }

/** A violation of a rule; `line` counts from 1. */
export type Finding = { path: string; line: number; message: string }

/** Reports every match of a pattern outside comments. */
export function findMatches({ path, text }: Source, pattern: RegExp, message: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/(^|\s)\/\/.*$/, '').replace(/^\s*(\/?\*).*$/, '')
    return pattern.test(code) ? [{ path, line: index + 1, message }] : []
  })
}

/** The line number of an offset. */
export const getLineNumber = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** All handwritten sources. */
export function readSources(): Source[] {
  const paths = globSync('{openapi,mocks,packages,tools,.storybook}/**/*.{ts,tsx,mts,mjs}', {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist|generated|storybook-static|\.turbo)$/.test(name),
  })
  return paths.map((path) => readSource(path.replaceAll('\\', '/')))
}

/** The documents and the contract's YAML. */
export function readDocuments(): Source[] {
  const paths = globSync('{README.md,docs/**/*.md,{mocks,packages/*}/*.md,openapi/{*,paths/*,schemas/*}.yaml}', {
    cwd: root,
  })
  return paths.map((path) => readSource(path.replaceAll('\\', '/')))
}

export function readSource(path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}
