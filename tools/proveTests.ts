import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { applyMutation } from './proveTests/applyMutation.ts'
import { chooseMutations } from './proveTests/chooseMutations.ts'
import { hasUncommittedChanges, openCopy } from './proveTests/openCopy.ts'
import { type Proved, closingLines, rowOf, widthsOf } from './proveTests/report.ts'
import { keepResult, readResults } from './proveTests/Results.ts'
import { lanes, runLane, stopLanes } from './proveTests/runLane.ts'
import { readFailures } from './proveTests/verdictOf.ts'
import { root } from './run.ts'

const HELP = `npm run prove:tests -- [--lane fast|all] [--kind <kind>] [--only <name>]…

Proves that the tests catch bugs: applies one mutation after the other to a copy of the last commit, runs the tests on
each, and lists the mutations that survive. Ends with 1 where one does.

--lane  which tests: those of "npm test" (fast, the usual one), or those of "npm run test:all" (all), which are then
        compared with what the fast lane caught before
--kind  only mutations of a kind: route, handler, form, rule, guard, message, contract or migration
--only  only the mutation of this name; may be given several times

Results are kept in coverage/mutations.json. The copy is in the temp folder; where that is on another disk, set TMPDIR to
a folder on this one, or the installed packages are copied.`

const RESULTS = join(root, 'coverage', 'mutations.json')

const { values } = parseArgs({
  options: {
    lane: { type: 'string', default: 'fast' },
    kind: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) end(HELP, 0)
const lane = lanes.find((one) => one === values.lane) ?? end(`"${values.lane}" is no lane: there are fast and all.`)
const chosen = chooseMutations(values)
if (typeof chosen === 'string') end(chosen)

if (hasUncommittedChanges()) console.log('Changes that are not committed are left out.')
console.log('Copying the repository…')
const copy = await openCopy()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  stopLanes()
  copy.remove()
})

console.log('Running the tests without a mutation…')
const unmutated = await runLane(copy.folder, lane)
if (unmutated.exitCode !== 0) {
  const failures = readFailures(unmutated.output)
  const told = failures.length > 0 ? failures.map((name) => `✗ ${name}`).join('\n') : unmutated.output.trimEnd()
  end(`${told}\n\nThe tests fail without any mutation. Fix them first: now they would catch everything.`)
}

const widths = widthsOf(chosen)
const proved: Proved[] = []
for (const mutation of chosen) {
  const restore = await applyMutation(copy.folder, mutation)
  const { result, by, seconds } = await runLane(copy.folder, lane)
  await restore()
  const one = { mutation, result: { result, by, seconds } }
  keepResult(RESULTS, mutation.name, lane, one.result)
  proved.push(one)
  console.log(rowOf(one, widths))
}
console.log(`\n${closingLines(proved, lane, readResults(RESULTS)).join('\n')}`)
process.exitCode = proved.every(({ result }) => result.result === 'caught') ? 0 : 1

function end(words: string, code = 1): never {
  if (code === 0) console.log(words)
  else console.error(words)
  process.exit(code)
}
