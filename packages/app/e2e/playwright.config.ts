import { defineConfig, devices } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { getLaunchOptions } from '../../../tools/getLaunchOptions.ts'
import { hasPostgres } from '../../../tools/hasPostgres.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import type { SchoolOptions } from './serverFixtures.ts'

const browser = await getLaunchOptions()

/** `npm test` also runs on busy machines; a single run should fail within seconds. */
const isFullRun = process.env['FULL_RUN'] === '1'

const specOnly = 'spec/*.journey.ts'
const mockAt = { all: await freeAddress('MOCK_PORT'), specOnly: await freeAddress('SPEC_MOCK_PORT') }

/** The workers also read this file and inherit the environment of the first process. */
async function freeAddress(name: string): Promise<string> {
  process.env[name] ??= String(await findFreePort())
  return `http://localhost:${process.env[name]}`
}

const serveMock = (url: string, flags = '') => ({
  command: `node ../../../tools/startMock.ts ${flags}`,
  url,
  env: { PORT: new URL(url).port },
  reuseExistingServer: false,
  timeout: 300_000,
})

/**
 * End-to-end tests of the built app in Chromium, against the mock and the real server. Each worker process has its own
 * school, see `serverFixtures.ts`. Files run in parallel, the tests of a file in order.
 */
export default defineConfig<object, SchoolOptions>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  // Tests mostly wait, so one worker per processor would leave them idle.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: isFullRun ? 600_000 : 60_000,
  expect: { timeout: isFullRun ? 60_000 : 5000 },
  outputDir: '../../../test-results/e2e',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: isFullRun ? 120_000 : 10_000,
    navigationTimeout: isFullRun ? 180_000 : 15_000,
    // Playwright doesn’t see requests of a service worker. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { ...browser, args: [...browser.args, '--host-resolver-rules=MAP school.test 127.0.0.1'] },
  },
  projects: [
    // These take longest, so they start first.
    { name: 'server', use: { database: 'SQLite' }, grepInvert: /@mock/, testIgnore: specOnly },
    // Payment tests again. The server’s own tests cover the other differences between the databases.
    ...(hasPostgres
      ? [{ name: 'postgres', use: { database: 'PostgreSQL' as const }, grep: /@money/, testIgnore: specOnly }]
      : []),
    // A backend with only the operations and fields of the specification.
    { name: 'spec', use: { baseURL: mockAt.specOnly }, testMatch: specOnly, fullyParallel: true },
    { name: 'mock', use: { baseURL: mockAt.all }, grepInvert: /@server/, testIgnore: specOnly, fullyParallel: true },
  ],
  webServer: [serveMock(mockAt.all), serveMock(mockAt.specOnly, '--spec-only')],
})
