import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMock } from '@maktab/mocks/server'
import { type Browser, chromium, type Page } from 'playwright'
import { build, createServer as createVite } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { apiReferencePlugin } from './apiReferencePlugin.ts'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { root } from './run.ts'

// @module-tag slow
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(await getLaunchOptions())
})
afterAll(() => browser.close())

async function startMock(): Promise<string> {
  const mock = await createMock({ contract: join(root, 'openapi/openapi.yaml') })
  const server = createServer((request, response) => void mock.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await mock.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Opens a page, and collects its requests to other hosts and its errors. */
async function openPage(url: string, origin: string) {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const problems: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) problems.push(request.url())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(url)
  return { page, problems }
}

const operationOf = (page: Page, tag: string, id: string) => page.locator(`#operations-${tag}-${id}`)

test('the reference calls the mock as a demo account and chooses the example', async () => {
  const origin = await startMock()
  const { page, problems } = await openPage(`${origin}/__mock/docs#/course/saveCourse`, origin)
  const operation = operationOf(page, 'course', 'saveCourse')
  await operation.getByText('Roles: admin').waitFor()
  await page.getByRole('button', { name: 'admin', exact: true }).click()
  await page.getByRole('button', { name: 'admin', exact: true, pressed: true }).waitFor()
  await operation.getByRole('button', { name: 'Try it out' }).click()

  const execute = async (override: string) => {
    const answered = page.waitForResponse(`${origin}/api/course/create-course`)
    await operation.locator('tr', { hasText: 'X-Mock' }).locator('select').selectOption(override)
    await operation.getByRole('button', { name: 'Execute' }).click()
    return answered
  }
  expect((await execute('saveCourse=nameTaken')).status()).toBe(422)
  const usual = await execute('')
  expect([usual.status(), usual.request().headers()['token']]).toEqual([201, 'mock-token-admin'])
  expect(problems).toEqual([])
})

test('the filter finds operations by name, path and summary', async () => {
  const origin = await startMock()
  const { page } = await openPage(`${origin}/__mock/docs`, origin)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('outline course')
  await expect.poll(() => page.locator('.opblock-summary-operation-id').allInnerTexts()).toContain('listOutlines')
  await expect.poll(() => page.locator('.opblock').count()).toBeLessThan(10)
})

test('a Vite build contains the static reference, which opens an operation without “Try it out”', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const input = join(root, 'packages/ui/src/remote.ts')
  const plugins = [apiReferencePlugin()]
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins,
    build: { outDir: 'out', lib: { entry: input, formats: ['es'] } },
  })
  const out = join(folder, 'out/api-reference')
  const names = [
    'index.html',
    'openapi.json',
    'reference.css',
    'reference.js',
    'swagger-ui-bundle.js',
    'swagger-ui.css',
  ]
  expect((await readdir(out)).toSorted()).toEqual(names)

  const server = await createVite({ configFile: false, logLevel: 'silent', root: folder, plugins, server: { port: 0 } })
  await server.listen()
  onTestFinished(() => server.close())
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  for (const name of names) {
    const served = await fetch(`${origin}/api-reference/${name}`)
    expect([name, await served.text()]).toEqual([name, await readFile(join(out, name), 'utf8')])
  }
  const { page, problems } = await openPage(`${origin}/api-reference/index.html#/course/listCourses`, origin)
  const operation = operationOf(page, 'course', 'listCourses')
  await operation.getByText('Roles: everyone').waitFor()
  await operation.getByRole('combobox').filter({ hasText: 'empty · ' }).waitFor()
  expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(0)
  expect(problems).toEqual([])
})
