import { globSync } from 'node:fs'
import { parse } from 'yaml'
import { readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'

type Operation = { operationId?: string; tags?: readonly string[] }

let cached: Map<string, string> | undefined

/** The first tag of every operation of the contract, by operation id. */
export function readCallTags(): Map<string, string> {
  cached ??= parseTags()
  return cached
}

function parseTags(): Map<string, string> {
  const files = globSync('openapi/paths/*.yaml', { cwd: root }).map((path) => readSource(path.replaceAll('\\', '/')))
  const operations = files.flatMap(({ text }) =>
    Object.values(parse(text) as Record<string, Record<string, Operation>>).flatMap((item) => Object.values(item)),
  )
  return new Map(
    operations.flatMap(({ operationId, tags: [tag] = [] }) => (operationId && tag ? [[operationId, tag]] : [])),
  )
}
