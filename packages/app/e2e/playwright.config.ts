import { defineConfig, devices } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../../../tools/chromium.ts'
import { hasPostgres } from '../../../tools/hasPostgres.ts'
import { ports } from './ports.ts'

const browser = await chromium()
// The school's mails; the tests' processes read the same environment.
process.env['OUTBOX_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'maktab-outbox-'))
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

const serve = (script: string, port: number, env: Record<string, string> = {}) => ({
  command: `node ../../../tools/${script}`,
  url: `http://localhost:${port}`,
  env: { PORT: String(port), ...env },
  reuseExistingServer: false,
  timeout: 300_000,
})

/** The full run of `npm test`, often on a busy machine, has longer timeouts than the run of a single journey. */
const isFullRun = Boolean(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'])

/** Who answers makes no difference to these: the browser alone decides. */
const ofBrowser = ['accessibility', 'keyboardAndPhone', 'printedLists']

/** They change nothing that another journey reads, and have a school for themselves, so that neither waits for the other. */
const looking = ['everyPage', 'fees', 'listSizes', 'printing', 'security', 'session']

/** On a backend that has the calls and fields of the specification and no others. */
const specOnly = 'spec/*.journey.ts'

const journeys = (names: readonly string[]) => names.map((name) => `${name}.journey.ts`)

/** One after the other: what is saved in a school stays saved. */
const inSchool = (port: number) => ({
  use: { ...desk, baseURL: `http://localhost:${port}` },
  grepInvert: /@mock|@findings/,
  workers: 1,
  fullyParallel: false,
})

/**
 * Whole-app journeys in real Chromium against the built app: with the mock behind it, and with the real server, between
 * which and the app the mock then stands and listens for what breaks the contract.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  // Three for the mock, and the one that each school has, so that none waits for another's end. Most of a journey is
  // waiting: fewer leave half of two processors idle.
  workers: hasPostgres ? 6 : 5,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: isFullRun ? 600_000 : 180_000,
  expect: { timeout: isFullRun ? 60_000 : 30_000 },
  outputDir: '../../../test-results',
  reporter: isFullRun ? [['line'], ['json']] : [['line']],
  use: {
    locale: 'en-GB',
    actionTimeout: isFullRun ? 120_000 : 30_000,
    navigationTimeout: isFullRun ? 180_000 : 60_000,
    // What a worker fetches passes by what a journey listens to; those that are about it let it in.
    serviceWorkers: 'block',
    launchOptions: { ...browser, args: [...browser.args, '--host-resolver-rules=MAP school.test 127.0.0.1'] },
  },
  projects: [
    // First, for they take longest.
    { name: 'server', ...inSchool(ports.school), testIgnore: [...journeys([...ofBrowser, ...looking]), specOnly] },
    { name: 'looking', ...inSchool(ports.lookedAt), testMatch: journeys(looking) },
    {
      name: 'spec',
      use: { ...desk, baseURL: `http://localhost:${ports.specOnly}` },
      testMatch: specOnly,
    },
    // The journeys of money once more: the rest of what differs between the two databases is the server's tests'.
    ...(hasPostgres ? [{ name: 'postgres', ...inSchool(ports.onPostgres), grep: /@money/, testIgnore: specOnly }] : []),
    {
      name: 'mock',
      use: { ...desk, baseURL: `http://localhost:${ports.mock}` },
      grepInvert: /@server/,
      testIgnore: specOnly,
    },
    {
      name: 'contract',
      testIgnore: specOnly,
      grep: /@findings/,
      dependencies: ['server', 'looking', ...(hasPostgres ? ['postgres'] : [])],
    },
  ],
  webServer: [
    serve('startMock.ts', ports.mock),
    serve('startMock.ts --spec-only', ports.specOnly),
    serve('startRecorded.ts', ports.school),
    // Its mails are nobody's.
    serve('startRecorded.ts', ports.lookedAt, { OUTBOX_FOLDER: '' }),
    ...(hasPostgres ? [serve('startRecorded.ts', ports.onPostgres, { SCHOOL_DATABASE: 'PostgreSQL' })] : []),
  ],
})
