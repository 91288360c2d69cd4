import { describe, expect, test } from 'vitest'
import { findForbiddenIdentifiers, readForbiddenNames } from './findForbiddenIdentifiers.ts'
import { readSource, readSources } from './sources.ts'

const glossary = readSource('docs/glossary.md')
const isChecked = (path: string) => /\.tsx?$/.test(path) && !/\/(?:migrations|locales)\//.test(path)

test('sources declare no name that the glossary rules out', () => {
  const names = readForbiddenNames(glossary)
  expect(names.size).toBeGreaterThan(50)
  const sources = readSources().filter(({ path }) => isChecked(path))
  expect(sources.length).toBeGreaterThan(1000)
  const findings = sources.flatMap((source) => findForbiddenIdentifiers(source, names))
  expect(findings.map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([])
})

test('readForbiddenNames reads the names of the last column, with their term', () => {
  const text =
    '# Words\n\n| English | not these |\n| --- | --- |\n| `no` | `no` |\n\n| term | not these |\n| --- | --- |\n'
  const names = readForbiddenNames({
    path: 'g.md',
    text: `${text}| \`enqueue\` | \`owe\`, \`oweAll\` |\n| cursor | \`Place\` |\n\n`,
  })
  expect(Object.fromEntries(names)).toEqual({ owe: 'enqueue', oweAll: 'enqueue', Place: 'cursor' })
})

describe('findForbiddenIdentifiers', () => {
  const names = new Map([
    ['owe', 'enqueue'],
    ['Told', 'ListResponse'],
  ])
  const found = (text: string) => findForbiddenIdentifiers({ path: 'a.tsx', text }, names)

  test('names the file, the line and the term to use', () => {
    const message = 'docs/glossary.md has another name for owe: enqueue.'
    expect(found('const a = 1\n\nexport function owe() {}')).toEqual([{ path: 'a.tsx', line: 3, message }])
  })

  test.each([
    'function owe() {}',
    'const f = function owe() {}',
    'declare function owe(): void',
    'class Told {}',
    'type Told = string',
    'interface Told {}',
    'enum Told {}',
    'type List<Told> = Told[]',
    'let owe',
    'const { owe } = job',
    'const { job: [owe = 1] } = jobs',
    'const { job, ...owe } = jobs',
    'function add(owe: number) {}',
    'const add = ({ owe }) => 1',
    'const add = (...owe) => 1',
    'type Add = (owe: number) => void',
    'type Job = { owe: number }',
    'type Job = { owe(): void }',
    'class Job { owe = 1 }',
    'class Job { owe() {} }',
    'class Job { constructor(private owe: number) {} }',
    'try {} catch (owe) {}',
  ])('finds %s', (text) => {
    expect(found(text)).toHaveLength(1)
  })

  test.each([
    "const a = 'owe'",
    '// what people owe',
    'job.owe()',
    'const { owe: jobs } = job',
    'const job = { [owe]: 1 }',
    'const oweAll = 1',
    "import { owe as enqueue } from 'jobs'",
    'type Job = List<Told>',
    '<p>owe</p>',
  ])('accepts %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
