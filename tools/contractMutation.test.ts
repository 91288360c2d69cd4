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
/** Compiling all packages takes long on a busy machine. */
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
  const output = await run('node', [compiler, '--noEmit', '--pretty', 'false'], options).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  )
  errors = output.split(/\n(?=\S)/).map((text) => ({ path: /^[^(]*/.exec(text)?.[0] ?? '', text }))
}, PATIENCE_MILLISECONDS)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Paths below a folder with a type error that names a word. */
function noticed(word: string, below = ''): string[] {
  const found = errors.filter(({ path, text }) => path.startsWith(below) && new RegExp(`${word}(?!\\w)`).test(text))
  return [...new Set(found.map(({ path }) => path))]
}

const examples = 'openapi/generated/examples.ts'

test('a new required body field causes type errors in examples and senders of every call', () => {
  expect(changes.bodies.length).toBeGreaterThan(25)
  const silent = changes.bodies.filter((id) => {
    const paths = noticed(`added_${id}`)
    return !paths.includes(examples) || !paths.some((path) => /^packages\/(ui|app|client)\//.test(path))
  })
  expect(silent).toEqual([])
})

test('a new enum value causes type errors where it is shown or offered, for every enum', () => {
  expect(changes.enums.length).toBeGreaterThan(10)
  // Ignores errors of other mutations that print the value too.
  const isOwn = (number: number, { text }: Error) =>
    new RegExp(`new_${number}(?!\\w)`).test(text) && !/added_|renamed_|lost\d/.test(text)
  // No client reads table names; only the server sends them.
  const placeOf = (name: string) =>
    name === 'changes.KindOfRecord' ? /^packages\/server\// : /^packages\/(ui|app|client)\//
  const silent = changes.enums.filter((name, number) => {
    const own = errors.filter((error) => isOwn(number, error) && placeOf(name).test(error.path))
    return own.length === 0
  })
  expect(silent).toEqual([])
})

test('a renamed response field causes type errors in examples, screens and forms', () => {
  const policies = noticed("'description'", 'packages/ui/').map((path) => path.split('/').at(-1))
  expect(policies).toEqual(expect.arrayContaining(['PoliciesScreen.tsx', 'policy.schema.ts', 'PoliciesScreen.tsx']))
  expect(noticed('renamed_description', 'openapi/')).toEqual([examples])
  expect(noticed("'?renamed_description'?", 'packages/server/')).toHaveLength(1)
})

test('an optional response field causes type errors in examples, screens and forms', () => {
  const events = noticed("'link'", 'packages/ui/').map((path) => path.split('/').at(-1))
  expect(events).toEqual(expect.arrayContaining(['EventsScreen.tsx', 'event.schema.ts', 'EventCard.tsx']))
  expect(noticed('"link"', 'openapi/')).toEqual([examples])
})

test('a field name missing in the form’s values causes a type error', () => {
  expect(lost.length).toBeGreaterThan(90)
  expect(lost.filter((name) => noticed(name.replaceAll('.', '\\.')).length === 0)).toEqual([])
})
