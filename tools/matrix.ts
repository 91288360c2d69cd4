import { writeFileSync } from 'node:fs'
import { chromium as playwright } from 'playwright'
import { parseArgs } from 'node:util'
import { buildApp } from './buildApp.ts'
import { chromium } from './chromium.ts'
import { reportOf } from './matrix/reportOf.ts'
import { runMatrix, whole } from './matrix/runMatrix.ts'
import { serveMock } from './serveMock.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string', multiple: true, default: [...whole.languages] },
    width: { type: 'string', multiple: true, default: whole.widths.map(String) },
    data: { type: 'string', multiple: true, default: [...whole.data] },
    report: { type: 'string' },
  },
})

const started = performance.now()
await buildApp()
const school = await serveMock(Number(process.env['PORT'] ?? 0))
const browser = await playwright.launch(await chromium())
const part = {
  only: values.only,
  languages: values.language,
  widths: values.width.map(Number),
  data: whole.data.filter((kind) => values.data.includes(kind)),
}
const { found, looks } = await runMatrix(browser, school.url, part, (soFar, name) => {
  if (values.report !== undefined) writeFileSync(values.report, reportOf(soFar).join('\n'))
  console.error(`${soFar.length} findings after ${name}`)
})
await browser.close()
await school.close()

const seconds = Math.round((performance.now() - started) / 1000)
const sum = `${looks} looks, ${found.length} findings, ${seconds} s`
const lines = reportOf(found)
if (values.report !== undefined) writeFileSync(values.report, `${sum}\n${lines.join('\n')}\n`)
else console.log(lines.join('\n'))
console.log(sum)
process.exitCode = found.length > 0 || looks === 0 ? 1 : 0
