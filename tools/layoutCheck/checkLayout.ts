import { writeFileSync } from 'node:fs'
import { chromium as playwright } from 'playwright'
import { parseArgs } from 'node:util'
import { buildApp } from '../run.ts'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { formatLayoutReport, runLayoutCheck, fullLayoutCheck } from './runLayoutCheck.ts'
import { serveAppWithMock } from '../serveAppWithMock.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string', multiple: true, default: [...fullLayoutCheck.languages] },
    width: { type: 'string', multiple: true, default: fullLayoutCheck.widths.map(String) },
    data: { type: 'string', multiple: true, default: [...fullLayoutCheck.data] },
    report: { type: 'string' },
  },
})

const started = performance.now()
await buildApp()
const school = await serveAppWithMock(Number(process.env['PORT'] ?? 0))
const browser = await playwright.launch(await getLaunchOptions())
const part = {
  only: values.only,
  languages: values.language,
  widths: values.width.map(Number),
  data: fullLayoutCheck.data.filter((kind) => values.data.includes(kind)),
}
const { found, looks } = await runLayoutCheck(browser, school.url, part, (soFar, name) => {
  if (values.report !== undefined) writeFileSync(values.report, formatLayoutReport(soFar).join('\n'))
  console.error(`${soFar.length} findings after ${name}`)
})
await browser.close()
await school.close()

const seconds = Math.round((performance.now() - started) / 1000)
const sum = `${looks} views, ${found.length} findings, ${seconds} s`
const lines = formatLayoutReport(found)
if (values.report !== undefined) writeFileSync(values.report, `${sum}\n${lines.join('\n')}\n`)
else console.log(lines.join('\n'))
console.log(sum)
process.exitCode = found.length > 0 || looks === 0 ? 1 : 0
