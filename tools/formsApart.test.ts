import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listImports } from './repoChecks/layers.ts'
import { readSource } from './repoChecks/readSources.ts'
import { root } from './run.ts'

const TABLE = 'packages/ui/src/components/DataTable/DataTable.tsx'
const RECORD = 'packages/ui/src/layouts/FormPage/RecordFormPage.tsx'

const fileAt = (path: string) =>
  [path, `${path}.tsx`, `${path}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))

/** The files that come with one, without what it leaves for later. */
function broughtBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const { target, isEager } of listImports(readSource(file))) {
    const imported = isEager && fileAt(target)
    if (imported) broughtBy(imported, known)
  }
  return known
}

const containers = globSync('packages/app/src/features/*/*/*Container{,s}.tsx', { cwd: root }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  brought: broughtBy(file.replaceAll('\\', '/')),
}))

test('no form that an address opens brings the list along that it was opened from', () => {
  const bring = (file: string) => containers.filter(({ brought }) => brought.has(file))
  expect(bring(TABLE).length).toBeGreaterThan(10)
  expect(bring(RECORD).length).toBeGreaterThan(5)
  expect(bring(RECORD).flatMap(({ file, brought }) => (brought.has(TABLE) ? [file] : []))).toEqual([])
})
