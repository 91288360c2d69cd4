import { expect, test } from 'vitest'
import { selectRuns } from './selectRuns.ts'

test.each([
  ['packages/server/src/config.test.ts', 'packages/server', ['vitest.config.ts'], 'src/config.test.ts'],
  ['packages/server/durability', 'packages/server', ['vitest.durability.config.ts'], 'durability'],
  ['packages/ui/src/forms/Form.stories.tsx', 'packages/ui', ['vitest.stories.config.ts'], 'src/forms/Form.stories.tsx'],
  ['packages/ui/src/forms/', 'packages/ui', ['vitest.config.ts', 'vitest.stories.config.ts'], 'src/forms'],
  ['packages/app/src/features/a.test.tsx', 'packages/app', ['vitest.containers.config.ts'], 'src/features/a.test.tsx'],
  ['packages/app/src/session/a.test.ts', 'packages/app', ['vitest.config.ts'], 'src/session/a.test.ts'],
  ['openapi', 'openapi', ['vitest.config.ts'], ''],
  ['tools\\matrix', 'tools', ['vitest.config.ts'], 'matrix'],
])('selectRuns finds the configuration of %s', (path, folder, configs, filter) => {
  expect(selectRuns(path)).toEqual(configs.map((config) => ({ folder, config, filter })))
})

test('selectRuns runs the server on PostgreSQL when asked', () => {
  expect(selectRuns('packages/server/src/fees', true)).toEqual([
    { folder: 'packages/server', config: 'vitest.postgres.config.ts', filter: 'src/fees' },
  ])
})

test('selectRuns finds nothing outside the packages', () => {
  expect(selectRuns('docs/style.md')).toBeUndefined()
})
