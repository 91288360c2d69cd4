import { expect, test } from 'vitest'
import { findLayerViolations, listImports } from './layers.ts'
import { readSources, readSource } from './sources.ts'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const server = 'packages/server/src'
const architecture = readSource('docs/architecture.md')
const sources = readSources()

function found(block: string, files: Record<string, string>) {
  const document = { path: 'd.md', text: `So:\n\`\`\`src\n${block}\n\`\`\`\n` }
  const given = Object.entries(files).map(([path, text]) => ({ path, text }))
  return findLayerViolations(document, 'src', given).map(({ path, line, message }) => `${path}:${line} ${message}`)
}

const down = "import { b } from '../b/b.ts'"
const up = "import { a } from '#a/a.ts'"

test.each(['app', 'server', 'ui'])('every folder of %s imports only from folders below it', (name) => {
  expect(findLayerViolations(architecture, `packages/${name}/src`, sources)).toEqual([])
})

test('any reversed import between folders is found', () => {
  const own = sources.filter(({ path }) => path.startsWith(`${server}/`) && !path.includes('.test.'))
  expect(own.length).toBeGreaterThan(150)
  const rows = (architecture.text.split(`\`\`\`${server}\n`)[1]?.split('```')[0] ?? '').trim().split('\n')
  const silent = rows.slice(1).filter((row, index) => {
    const [above = '', here = ''] = [rows[index]?.split(' ')[0], row.split(' ')[0]]
    const added = { path: `${server}/${here}/added.ts`, text: `import { a } from '#${above}/a.ts'` }
    return findLayerViolations(architecture, server, [...own, added]).length !== 1
  })
  expect(silent).toEqual([])
})

test.each([
  ['an import from below', 'a\nb', { 'src/a/a.ts': down, 'src/b.ts': '' }, []],
  ['a test’s import from above', 'a\nb', { 'src/a/a.ts': down, 'src/b/b.ts': '', 'src/b/b.test.ts': up }, []],
  ['an import inside a room', 'a', { 'src/a/a.ts': "import { c } from './c.ts'", 'src/a/c.ts': '' }, []],
  ['an import from outside', 'a', { 'src/a.ts': "import own from '../package.json'" }, []],
  [
    'both ways',
    'a\nb',
    { 'src/a/a.ts': down, 'src/b/b.ts': up },
    ['src/b/b.ts:1 b imports a, which is not in a lower layer.'],
  ],
  [
    'one line',
    'a b',
    { 'src/a/a.ts': down, 'src/b/b.ts': '' },
    ['src/a/a.ts:1 a imports b, which is not in a lower layer.'],
  ],
  ['a room in no line', 'a', { 'src/a.ts': '', 'src/b/b.ts': '' }, ['d.md:1 b is missing in the list of layers.']],
  ['a line without a room', 'a\nb', { 'src/a/a.ts': '' }, ['d.md:1 The folder b doesn’t exist.']],
  ['a room twice', 'a\na', { 'src/a/a.ts': '' }, ['d.md:1 a is listed twice.']],
] as const)('%s', (_, block, files, findings) => {
  expect(found(block, files)).toEqual(findings)
})

const TABLE = 'packages/ui/src/components/DataTable/DataTable.tsx'
const RECORD = 'packages/ui/src/layouts/FormPage/RecordFormPage.tsx'

const fileAt = (path: string) =>
  [path, `${path}.tsx`, `${path}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))

/** The static import closure of a file. */
function broughtBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const { target, isEager } of listImports(readSource(file))) {
    const imported = isEager && fileAt(target)
    if (imported) broughtBy(imported, known)
  }
  return known
}

const pages = globSync('packages/app/src/features/*/*/*{Container,Containers,Page}.tsx', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
)
const lazyScreens = pages
  .flatMap((page) => listImports(readSource(page)).filter(({ isEager }) => !isEager))
  .flatMap(({ target }) => fileAt(target) ?? [])
const containers = [...new Set([...pages, ...lazyScreens])].map((file) => ({ file, brought: broughtBy(file) }))

test('no routed form statically imports the list that it was opened from', () => {
  const bring = (file: string) => containers.filter(({ brought }) => brought.has(file))
  expect(bring(TABLE).length).toBeGreaterThan(10)
  expect(bring(RECORD).length).toBeGreaterThan(5)
  expect(bring(RECORD).flatMap(({ file, brought }) => (brought.has(TABLE) ? [file] : []))).toEqual([])
})
