import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** A file as a rule sees it: its path from the root, with forward slashes, and its text. */
export type Source = { path: string; text: string }

/** What a rule has against a line; `line` counts from 1. */
export type Finding = { path: string; line: number; message: string }

/** Every match of a pattern as a finding, comments left out. */
export function findMatches({ path, text }: Source, pattern: RegExp, message: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/(^|\s)\/\/.*$/, '').replace(/^\s*(\/?\*).*$/, '')
    return pattern.test(code) ? [{ path, line: index + 1, message }] : []
  })
}

/** The number of the line in which an offset of a text is. */
export const getLineNumber = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

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
