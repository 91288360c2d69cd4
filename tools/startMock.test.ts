// @module-tag slow
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

test('an unknown flag is refused before anything is built', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'startMock.ts'), '--spec'], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([1, 'The only flag is --spec-only: npm start -- mock --spec-only'])
})
