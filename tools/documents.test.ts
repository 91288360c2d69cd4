import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSource } from './repoChecks/sources.ts'
import { root } from './run.ts'

/** Paths of the project in backticks, without wildcards and placeholders. */
function pathsIn(text: string): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/))
  return words.filter((word) => /^(?:\.\w+|docs|openapi|mocks|packages|tools)\/[\w./-]*$/.test(word))
}

test.each(['docs/style.md', 'docs/contributing.md', 'docs/architecture.md'])(
  'every file that %s names is there',
  (path) => {
    const paths = pathsIn(readSource(path).text)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((named) => !existsSync(join(root, named)))).toEqual([])
  },
)

test('pathsIn ignores other words in backticks', () => {
  const text =
    '`packages/ui` `npx vitest run tools/a.test.ts` `.ci/run` `openapi/examples/<id>.yaml` `*.test.ts` `useQuery`'
  expect(pathsIn(text)).toEqual(['packages/ui', 'tools/a.test.ts', '.ci/run'])
})
