import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainLists } from './explainLists.ts'
import { fillLargeSchool } from './fillLargeSchool.ts'
import { measureLists } from './measureLists.ts'
import { measurePages } from './measurePages.ts'
import { measureTelling } from './measureTelling.ts'
import { measureThroughput } from './measureThroughput.ts'
import { type Child, openChild } from './openChild.ts'

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const faults: string[] = []
const children: Child[] = []
try {
  const load = loadavg().map((value) => value.toFixed(2))
  console.log(`${availableParallelism()} processors (${cpus()[0]?.model}), Node ${process.version}`)
  console.log(`Load beforehand, of the last 1, 5 and 15 minutes: ${load.join(', ')}`)
  const start = performance.now()
  await fillLargeSchool(folder)
  console.log(`The large school was filled in ${((performance.now() - start) / 1000).toFixed(1)} s.`)

  const school = await open(new URL('../durability/school.ts', import.meta.url))
  for (const id of await measureLists(school.address, folder)) faults.push(`${id} takes too long`)
  faults.push(...(await explainLists(folder)))
  const bare = await open(new URL('bare.ts', import.meta.url))
  faults.push(...(await measureThroughput(school.address, bare.address)))
  // Its folder is for one school at a time.
  await school.stop()
  const withApp = await open(new URL('withApp.ts', import.meta.url))
  await measurePages(withApp.address)
  await measureTelling()
} finally {
  // Also after a fault: they would outlive it.
  await Promise.all(children.map((child) => child.stop()))
  await rm(folder, { recursive: true, force: true })
}
console.log(faults.length === 0 ? '\nAll targets are met.' : `\nMissed: ${faults.join('; ')}.`)
process.exitCode = faults.length === 0 ? 0 : 1

async function open(file: URL): Promise<Child> {
  const child = await openChild(file, folder)
  children.push(child)
  return child
}
