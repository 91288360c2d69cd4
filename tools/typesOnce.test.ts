import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** It imports nothing, the contract's types neither. */
const ALONE = '@maktab/calendar'

type Package = { name: string; dependencies?: Record<string, string> }

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
const packages = globSync(['mocks/package.json', 'packages/*/package.json'], { cwd: root }).map(
  (path) => json(path) as Package,
)

test('what is wrong with the contract’s types is told once: nobody who imports it is checked before it holds', () => {
  const { tasks } = json('turbo.json') as { tasks: { typecheck: { dependsOn: string[] } } }
  expect(tasks.typecheck.dependsOn).toContain('^typecheck')
  expect(packages.length).toBeGreaterThanOrEqual(5)
  const apart = packages.filter(({ dependencies = {} }) => !('@maktab/contract' in dependencies))
  expect(apart.map(({ name }) => name)).toEqual([ALONE])
})
