import { checks } from './checks.ts'

let failures = 0
for (const check of checks) {
  console.log(`\n── ${check.name}`)
  if ((await check.run()) !== 0) {
    failures += 1
    console.error(`✗ ${check.name}`)
  }
}
console.log(failures === 0 ? '\nAll checks hold.' : `\n${failures} of ${checks.length} checks fail.`)
process.exitCode = failures === 0 ? 0 : 1
