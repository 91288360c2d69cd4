import { chromium as playwright } from 'playwright'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildApp } from './buildApp.ts'
import { chromium } from './chromium.ts'
import { root } from './run.ts'
import { serveMock } from './serveMock.ts'

/** The most JavaScript that the sign-in page may load, in bytes as brotli sends them. */
const BUDGET = 117_000

await buildApp()
const school = await serveMock(0)
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
const page = await browser.newPage()
const scripts: Promise<{ name: string; bytes: number; text: string }>[] = []
let requests = 0
page.on('response', (response) => {
  requests += 1
  if (response.request().resourceType() !== 'script') return
  const name = new URL(response.url()).pathname
  scripts.push(
    response.body().then((body) => ({ name, bytes: brotliCompressSync(body).length, text: body.toString() })),
  )
})
await page.goto(school.url, { waitUntil: 'networkidle' })
await page.getByRole('button', { name: /login|sign in/i }).waitFor()
const loaded = await Promise.all(scripts)
await browser.close()
await school.close()

const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { name, bytes } of loaded.toSorted((one, other) => other.bytes - one.bytes)) {
  console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`)
}
console.log(
  `${(total / 1000).toFixed(1).padStart(8)} kB  JavaScript in all (brotli), at most ${BUDGET / 1000} kB; ${requests} requests`,
)

// Only admin screens know this field; a bundler that merged chunks would bring it along.
const strays = loaded.filter(({ text }) => text.includes('courseDuration'))
for (const { name } of strays) console.error(`${name} holds code of the admin area.`)
// The bar for those who develop says this to the page; whatever brings it along brings the bar.
const assets = join(root, 'packages', 'app', 'dist', 'assets')
const scriptsBuilt = readdirSync(assets).filter((name) => name.endsWith('.js'))
const ofDevelopment = scriptsBuilt.filter((name) =>
  /maktab:ask-again|\/__mock/.test(readFileSync(join(assets, name), 'utf8')),
)
for (const name of ofDevelopment) console.error(`${name} holds code of the development bar.`)
if (total > BUDGET) console.error(`The sign-in page loads ${total - BUDGET} bytes of JavaScript too much.`)
if (loaded.length === 0) console.error('No script was loaded: nothing was measured.')
process.exitCode = total > BUDGET || strays.length + ofDevelopment.length > 0 || loaded.length === 0 ? 1 : 0
