import { defineConfig, devices } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../../../tools/chromium.ts'

const browser = await chromium()
const [mockPort, schoolPort] = [4321, 4322]
// The school's mails; the tests' processes read the same environment.
process.env['OUTBOX_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'maktab-outbox-'))
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

const serve = (script: string, port: number) => ({
  command: `node ../../../tools/${script}`,
  url: `http://localhost:${port}`,
  env: { PORT: String(port) },
  reuseExistingServer: false,
  timeout: 300_000,
})

/**
 * Whole-app journeys in real Chromium against the built app: with the mock behind it, and with the real server, between
 * which and the app the mock then stands and listens for what breaks the contract.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  // Two for the mock, and the one that the school has, so that neither waits for the other's end.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: '../../../test-results',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    locale: 'en-GB',
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, '--host-resolver-rules=MAP school.test 127.0.0.1'],
      env: browser.env,
    },
  },
  projects: [
    // One after the other, and first, for that takes longest: what is saved here stays saved.
    {
      name: 'server',
      use: { ...desk, baseURL: `http://localhost:${schoolPort}` },
      grepInvert: /@mock|@findings/,
      // Who answers makes no difference to these: the browser alone decides.
      testIgnore: /(accessibility|keyboardAndPhone|printedLists)\.journey\.ts$/,
      workers: 1,
      fullyParallel: false,
    },
    { name: 'mock', use: { ...desk, baseURL: `http://localhost:${mockPort}` }, grepInvert: /@server/ },
    {
      name: 'contract',
      use: { baseURL: `http://localhost:${schoolPort}` },
      grep: /@findings/,
      dependencies: ['server'],
    },
  ],
  webServer: [serve('startMock.ts', mockPort), serve('startRecorded.ts', schoolPort)],
})
