import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { readSource } from './sources.ts'
import { findTelemetryCommands } from './findTelemetryCommands.ts'

const found = (text: string) => findTelemetryCommands({ path: 'package.json', text }).length

test.each([
  '    "generate": "turbo run generate",',
  '    "bench": "node a.ts && turbo run build"',
  '      - run: npx turbo run build measure',
  '    "storybook": "storybook dev --port 6006",',
  '    "docs": "redocly build-docs openapi.yaml",',
])('findTelemetryCommands finds %s', (line) => {
  expect(found(line)).toBe(1)
})

test.each([
  '    "generate": "node tools/runTurbo.ts run generate",',
  '    "turbo": "2.11.11",',
  '    "storybook": "storybook dev --port 6006 --disable-telemetry",',
  '    "lint:contract": "redocly lint openapi.yaml",',
])('findTelemetryCommands accepts %s', (line) => {
  expect(found(line)).toBe(0)
})

test('no script or workflow sends telemetry', () => {
  const paths = globSync(['package.json', '{openapi,mocks,tools,packages/*}/package.json', '.github/workflows/*.yml'], {
    cwd: root,
  })
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.flatMap((path) => findTelemetryCommands(readSource(path)))).toEqual([])
  expect(readSource('openapi/redocly.yaml').text).toMatch(/^telemetry: off$/m)
})
