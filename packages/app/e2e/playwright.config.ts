import { defineConfig, devices } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { getLaunchOptions } from '../../../tools/getLaunchOptions.ts'
import { hasPostgres } from '../../../tools/hasPostgres.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import type { SchoolOptions } from './schoolTest.ts'

const browser = await getLaunchOptions()

/** `npm test` runs on busy machines too. A person who runs a single journey learns within seconds why it fails. */
const isFullRun = process.env['FULL_RUN'] === '1'

const specOnly = 'spec/*.journey.ts'
const mockAt = { all: await freeAddress('MOCK_PORT'), specOnly: await freeAddress('SPEC_MOCK_PORT') }

/** The workers read this file too, and have the environment of the process that read it first. */
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
 * Journeys through the built app in real Chromium: against the mock, and against the real server. Each worker process
 * has its own school, see `schoolTest.ts`. The files run in parallel, the tests of a file in their order.
 */
export default defineConfig<object, SchoolOptions>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  // Most of a journey is waiting: one worker for each processor leaves them idle.
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
    // A journey doesn’t see what a service worker fetches. Those that are about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { ...browser, args: [...browser.args, '--host-resolver-rules=MAP school.test 127.0.0.1'] },
  },
  projects: [
    // They take longest, so they start first.
    { name: 'server', use: { database: 'SQLite' }, grepInvert: /@mock/, testIgnore: specOnly },
    // Payments once more. The server’s own tests cover the other differences between the two databases.
    ...(hasPostgres
      ? [{ name: 'postgres', use: { database: 'PostgreSQL' as const }, grep: /@money/, testIgnore: specOnly }]
      : []),
    // A backend that has the calls and fields of the specification and no others.
    { name: 'spec', use: { baseURL: mockAt.specOnly }, testMatch: specOnly, fullyParallel: true },
    { name: 'mock', use: { baseURL: mockAt.all }, grepInvert: /@server/, testIgnore: specOnly, fullyParallel: true },
  ],
  webServer: [serveMock(mockAt.all), serveMock(mockAt.specOnly, '--spec-only')],
})
