import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { applyMutation, type Mutation } from './applyMutation.ts'
import { chooseMutations } from './mutations.ts'
import { hasUncommittedChanges, createWorktreeCopy } from './createWorktreeCopy.ts'
import {
  type TestedMutation,
  formatMutationSummary,
  isSurvivor,
  laneNames,
  formatRow,
  getColumnWidths,
  saveResult,
} from './report.ts'
import { type Lane, runLane, stopAll, runRelated, readFailures } from './runTests.ts'
import { root } from '../run.ts'

const HELP = `npm run prove -- tests [--kind <kind>] [--only <name>]…

Mutation testing: applies each mutation to a copy of the last commit and runs "npm test" up to the first failure,
starting with the tests that import the mutated file. Then runs "npm run test:all" on those that survived. Exits with 1
if "npm test" misses a mutation.

--kind  only mutations of a kind: route, handler, form, rule, guard, message, contract or migration
--only  only the mutation of this name; can be repeated

Results are saved in coverage/mutations.json. The copy is in the temp folder. If that is on another disk, set TMPDIR to a
folder on this one; otherwise all installed packages are copied.`

const RESULTS = join(root, 'coverage', 'mutations.json')

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) end(HELP, 0)
const chosen = chooseMutations(values)
if (typeof chosen === 'string') end(chosen)

if (hasUncommittedChanges()) console.log('Uncommitted changes are not included.')
console.log('Copying the repository…')
const copy = await createWorktreeCopy()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  stopAll()
  copy.remove()
})

const widths = getColumnWidths(chosen)
const fast = await testIn('fast', chosen)
// The complete lane includes the fast one, so only survivors need it.
const survivors = fast.filter(isSurvivor).map(({ mutation }) => mutation)
const complete = survivors.length > 0 ? await testIn('all', survivors) : []
console.log(`\n${formatMutationSummary(fast, complete).join('\n')}`)
process.exitCode = survivors.length > 0 ? 1 : 0

/** Runs a lane without mutations, then with each. */
async function testIn(lane: Lane, mutations: readonly Mutation[]): Promise<TestedMutation[]> {
  console.log(`Running ${laneNames[lane]} without mutations…`)
  const unmutated = await runLane(copy.folder, lane)
  if (unmutated.exitCode !== 0) {
    const failures = readFailures(unmutated.output)
    const found = failures.length > 0 ? failures.map((name) => `✗ ${name}`).join('\n') : unmutated.output.trimEnd()
    end(`${found}\n\nThe tests fail without any mutation. Fix them first.`)
  }
  const tested: TestedMutation[] = []
  for (const mutation of mutations) {
    const restore = await applyMutation(copy.folder, mutation)
    const related = lane === 'fast' ? await runRelated(copy.folder, mutation.file) : undefined
    const { result, by, seconds } = related ?? (await runLane(copy.folder, lane))
    await restore()
    const testedMutation = { mutation, result: { result, by, seconds } }
    saveResult(RESULTS, mutation.name, lane, testedMutation.result)
    tested.push(testedMutation)
    console.log(formatRow(testedMutation, widths))
  }
  return tested
}

function end(message: string, code = 1): never {
  if (code === 0) console.log(message)
  else console.error(message)
  process.exit(code)
}
