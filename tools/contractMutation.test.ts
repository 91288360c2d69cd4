// @module-tag slow
import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractMutations, mutateContract, renameFormFields } from './contractMutation/mutateContract.ts'
import { copyWorkspaces } from './contractMutation/copyWorkspaces.ts'
import { root } from './run.ts'

type Error = { path: string; text: string }

const run = promisify(execFile)
/** One run of the compiler over all packages, and on a busy machine others run beside it. */
const PATIENCE_MILLISECONDS = 900_000

let folder = ''
let changes: ContractMutations
let lost: string[] = []
let errors: Error[] = []

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'drift-')))
  await copyWorkspaces(folder)
  changes = await mutateContract(join(folder, 'openapi'))
  lost = renameFormFields(folder)
  await run('node', ['openapi/generate.ts'], { cwd: folder })
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  const told = await run('node', [compiler, '--noEmit', '--pretty', 'false'], options).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  )
  errors = told.split(/\n(?=\S)/).map((text) => ({ path: /^[^(]*/.exec(text)?.[0] ?? '', text }))
}, PATIENCE_MILLISECONDS)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The sources below a folder that say something of a word. */
function noticed(word: string, below = ''): string[] {
  const found = errors.filter(({ path, text }) => path.startsWith(below) && new RegExp(`${word}(?!\\w)`).test(text))
  return [...new Set(found.map(({ path }) => path))]
}

const examples = 'openapi/generated/examples.ts'

test('a body that needs one more field is noticed by its examples and by who sends it, at every call', () => {
  expect(changes.bodies.length).toBeGreaterThan(25)
  const silent = changes.bodies.filter((id) => {
    const paths = noticed(`added_${id}`)
    return !paths.includes(examples) || !paths.some((path) => /^packages\/(ui|app)\//.test(path))
  })
  expect(silent).toEqual([])
})

test('one more value of an enum is noticed by who shows or offers it, at every enum', () => {
  expect(changes.enums.length).toBeGreaterThan(10)
  // Only its own value is named there: one that is printed beside another error isn't noticed.
  const isOwn = (number: number, { text }: Error) =>
    new RegExp(`new_${number}(?!\\w)`).test(text) && !/added_|renamed_|lost\d/.test(text)
  // Names of tables nobody reads: it is the server that tells of them.
  const placeOf = (name: string) => (name === 'changes.KindOfRecord' ? /^packages\/server\// : /^packages\/(ui|app)\//)
  const silent = changes.enums.filter((name, number) => {
    const own = errors.filter((error) => isOwn(number, error) && placeOf(name).test(error.path))
    return own.length === 0
  })
  expect(silent).toEqual([])
})

test('a field of an answer that has another name is noticed by its examples, its screens and its form', () => {
  const policies = noticed("'description'", 'packages/ui/').map((path) => path.split('/').at(-1))
  expect(policies).toEqual(expect.arrayContaining(['PoliciesScreen.tsx', 'policy.schema.ts', 'PoliciesScreen.tsx']))
  expect(noticed('renamed_description', 'openapi/')).toEqual([examples])
  expect(noticed("'?renamed_description'?", 'packages/server/')).toHaveLength(1)
})

test('so is one that may be left out', () => {
  const events = noticed("'link'", 'packages/ui/').map((path) => path.split('/').at(-1))
  expect(events).toEqual(expect.arrayContaining(['EventsScreen.tsx', 'event.schema.ts', 'EventCard.tsx']))
  expect(noticed('"link"', 'openapi/')).toEqual([examples])
})

test('a field that its form’s values don’t have doesn’t compile, whichever it is', () => {
  expect(lost.length).toBeGreaterThan(90)
  expect(lost.filter((name) => noticed(name.replaceAll('.', '\\.')).length === 0)).toEqual([])
})
