import { readFile } from 'node:fs/promises'
import { changelogFile, contractOfNow, releasedContract, releasedFile } from './contractGate/contracts.ts'
import { judge } from './contractGate/judge.ts'
import { taggedContract, tagOf } from './contractGate/tags.ts'
import { root } from './run.ts'

// Says what the contract has changed since its last release without telling of it.
const released = await releasedContract()
const faults = judge({ released, now: await contractOfNow(), changelog: await readFile(changelogFile, 'utf8') })

const tagged = taggedContract(released.info.version, root)
if (tagged !== undefined && tagged !== (await readFile(releasedFile, 'utf8'))) {
  faults.push(
    `openapi/released.json is not what ${tagOf(released.info.version)} released: "git checkout" it from there.`,
  )
}
for (const fault of faults) console.error(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
