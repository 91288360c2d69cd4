import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { calls } from '../generated/calls.ts'
import { locateOperations } from './locateOperations.ts'

test('every operation is found at its method in a paths file', async () => {
  const found = await locateOperations(new URL('../paths/', import.meta.url))
  expect([...found.keys()].toSorted()).toEqual(Object.keys(calls).toSorted())
  for (const [id, place] of found) {
    const [file = '', line] = place.split(':')
    const lines = (await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')).split('\n')
    const { method } = calls[id as keyof typeof calls]
    expect(lines.slice(Number(line) - 1, Number(line) + 1)).toEqual([
      `  ${method.toLowerCase()}:`,
      `    operationId: ${id}`,
    ])
  }
})
