import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supportedBrowsers } from './supportedBrowsers.ts'
import { guardedCalls, findUnsupportedCalls } from './findUnsupportedCalls.ts'
import { appFolder, buildApp } from '../run.ts'

// Checks that the built app calls nothing that the oldest supported browsers lack.
await buildApp()
const folder = join(appFolder, 'assets')
const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
const seen = new Set<string>()
let findings = 0
for (const name of scripts) {
  for (const call of findUnsupportedCalls(name, await readFile(join(folder, name), 'utf8'))) {
    seen.add(call)
    if (guardedCalls.has(call)) continue
    findings += 1
    console.error(`${name} calls ${call}, which is not supported by all of ${JSON.stringify(supportedBrowsers)}.`)
  }
}
const idle = [...guardedCalls.keys()].filter((call) => !seen.has(call))
for (const call of idle) console.error(`${call} is no longer called. Remove it from findUnsupportedCalls.ts.`)
if (scripts.length === 0) console.error('No built scripts found. Run npm run build first.')
console.log(`${scripts.length} scripts, ${findings} unsupported calls.`)
process.exitCode = findings + idle.length > 0 || scripts.length === 0 ? 1 : 0
