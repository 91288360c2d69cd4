import { appFolder, buildApp } from './run.ts'
import { pageWeightLimits, measurePageWeights, findWeightViolations } from './measurePageWeights.ts'

await buildApp()
const pages = measurePageWeights(appFolder)
console.log('JavaScript in kB (brotli, static imports) and limit')
for (const { kind, page, kilobytes } of pages)
  console.log(
    `${kilobytes.toFixed(1).padStart(6)} ${String(pageWeightLimits[kind]).padStart(4)}  ${kind.padEnd(5)}  ${page}`,
  )
const faults = findWeightViolations(appFolder, pages)
for (const fault of faults) console.error(`${fault}.`)
process.exitCode = faults.length > 0 ? 1 : 0
