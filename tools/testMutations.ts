import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { applyMutation, type Mutation } from './mutationTests/applyMutation.ts'
import { chooseMutations } from './mutationTests/mutations.ts'
import { hasUncommittedChanges, createWorktreeCopy } from './mutationTests/createWorktreeCopy.ts'
import {
  type TestedMutation,
  formatMutationSummary,
  isSurvivor,
  laneNames,
  formatRow,
  getColumnWidths,
  saveResult,
} from './mutationTests/report.ts'
import { type Lane, runLane, stopAll, runRelated, readFailures } from './mutationTests/runTests.ts'
import { root } from './run.ts'

const HELP = `npm run prove -- tests [--kind <kind>] [--only <name>]…

Proves that the tests catch bugs: applies one mutation after the other to a copy of the last commit and runs "npm test"
on each, up to the first failure, beginning with the tests that import the mutated file. Then runs "npm run test:all" on
those that survived. Ends with 1 where "npm test" doesn't catch a mutation.

--kind  only mutations of a kind: route, handler, form, rule, guard, message, contract or migration
--only  only the mutation of this name; may be given several times

Results are kept in coverage/mutations.json. The copy is in the temp folder; where that is on another disk, set TMPDIR to
a folder on this one, or the installed packages are copied.`

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
const fast = await proveIn('fast', chosen)
// The complete lane includes the fast one, so only survivors can tell them apart.
const survivors = fast.filter(isSurvivor).map(({ mutation }) => mutation)
const complete = survivors.length > 0 ? await proveIn('all', survivors) : []
console.log(`\n${formatMutationSummary(fast, complete).join('\n')}`)
process.exitCode = survivors.length > 0 ? 1 : 0

/** Runs a lane without a mutation, then on each. */
async function proveIn(lane: Lane, mutations: readonly Mutation[]): Promise<TestedMutation[]> {
  console.log(`Running ${laneNames[lane]} without mutations…`)
  const unmutated = await runLane(copy.folder, lane)
  if (unmutated.exitCode !== 0) {
    const failures = readFailures(unmutated.output)
    const found = failures.length > 0 ? failures.map((name) => `✗ ${name}`).join('\n') : unmutated.output.trimEnd()
    end(`${found}\n\nThe tests fail without any mutation. Fix them first.`)
  }
  const proved: TestedMutation[] = []
  for (const mutation of mutations) {
    const restore = await applyMutation(copy.folder, mutation)
    const related = lane === 'fast' ? await runRelated(copy.folder, mutation.file) : undefined
    const { result, by, seconds } = related ?? (await runLane(copy.folder, lane))
    await restore()
    const one = { mutation, result: { result, by, seconds } }
    saveResult(RESULTS, mutation.name, lane, one.result)
    proved.push(one)
    console.log(formatRow(one, widths))
  }
  return proved
}

function end(words: string, code = 1): never {
  if (code === 0) console.log(words)
  else console.error(words)
  process.exit(code)
}
