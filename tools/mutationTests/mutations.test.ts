import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { countMatches, kinds } from './applyMutation.ts'
import { mutations } from './mutations.ts'

test('there are 60 mutations, each with a unique name', () => {
  expect(mutations).toHaveLength(60)
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(60)
})

test('every kind has mutations', () => {
  expect(new Set(mutations.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

test.each(mutations)('$name: the text to replace occurs exactly once in its file', (mutation) => {
  expect(countMatches(readFileSync(join(root, mutation.file), 'utf8'), mutation)).toBe(1)
  expect(mutation.replace).not.toBe(mutation.find)
})

test('mutations of the contract, and no others, change the contract', () => {
  const isOfContract = ({ file }: { file: string }) => file.startsWith('openapi/')
  expect(mutations.filter(isOfContract)).toEqual(mutations.filter(({ kind }) => kind === 'contract'))
})
