import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const SPECIFICATION = 'tools/specCoverage/specification.yaml'

export type SpecLine = {
  id: string
  section: string
  text: string
  /** The decision by which the line needs no proof, such as `D 39`. */
  silent?: string
}

type Sections = Record<string, Record<string, string | { text: string; silent: string }>>

/** Every line of the specification, in the order of the file. */
export function readSpecification(): SpecLine[] {
  return parseSpecification(readFileSync(new URL('specification.yaml', import.meta.url), 'utf8'))
}

/** Throws if two lines have the same id. */
export function parseSpecification(yaml: string): SpecLine[] {
  const lines = Object.entries(parse(yaml) as Sections).flatMap(([section, ofSection]) =>
    Object.entries(ofSection).map(([id, line]) => ({
      id,
      section,
      ...(typeof line === 'string' ? { text: line } : line),
    })),
  )
  const seen = new Set<string>()
  for (const { id } of lines) {
    if (seen.has(id)) throw new Error(`${SPECIFICATION}: duplicate id ${id}`)
    seen.add(id)
  }
  return lines
}
