import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContract } from './generate/readContract.ts'

const contract = await readContract(fileURLToPath(new URL('openapi.yaml', import.meta.url)))
const listed = readFileSync(new URL('../docs/extensions.md', import.meta.url), 'utf8')

/** A row may name several that belong together. */
const rows = [...listed.matchAll(/^\| (`[^|]+`) \| \S.* \| \S.* \|$/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
)

/** The names of what is marked, wherever it stands; an `id` with what it is the number of. */
function marked(value: unknown, name = '', of = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'x-extension' in value && name !== '' ? [name === 'id' ? `${of}.id` : name] : []
  const entries = Object.entries(value)
  const inner = entries.flatMap(([key, held]) => {
    const isNamed = key === 'properties' && typeof held === 'object' && held !== null
    if (!isNamed) return marked(held, '', name || of)
    return Object.entries(held).flatMap(([field, schema]) => marked(schema, field, name || of))
  })
  const parameter = 'in' in value && 'name' in value && 'x-extension' in value ? [String(value.name)] : []
  return [...own, ...parameter, ...inner]
}

// proves D16.1
test('every call and field beyond the specification is listed with what happens without it, and nothing else is', () => {
  const calls = contract.flatMap(({ id, operation }) => (operation['x-extension'] ? [id] : []))
  const fields = contract.flatMap(({ operation }) => marked(operation))
  expect(rows.toSorted()).toEqual([...new Set([...calls, ...fields])].toSorted())
})
