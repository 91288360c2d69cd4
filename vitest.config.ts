import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { browserDependencies } from './tools/browserDependencies.ts'
import { chromium } from './tools/chromium.ts'
import { vitePlugins } from './tools/vitePlugins.ts'

const browser = await chromium()
const optimizeDeps = { include: browserDependencies() }
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath: browser.executablePath, args: browser.args, env: browser.env },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * What is waited for comes when it comes: a busy machine is no reason to fail, and a test that hangs ends all the same.
 * Each project needs it, because none takes it over from the whole.
 */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 120_000, hookTimeout: 120_000 }

/** A password costs what it has to wherever the school runs, and as little as possible here. */
const CHEAP_PASSWORDS = './packages/server/src/testing/cheapPasswords.ts'

/**
 * Node's tests come first, those of the browser follow, all in one run. Together they would be twice as many as they may:
 * both kinds take all workers, and the two projects in the browser share the pages among themselves.
 */
const afterNode = { sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    // Much of a test is waiting: as many as there are processors leave a quarter of two of them idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: vitePlugins(),
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          setupFiles: [CHEAP_PASSWORDS],
          include: [
            'openapi/**/*.test.ts',
            'mocks/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'packages/server/durability/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...patience,
          name: 'postgres',
          environment: 'node',
          env: { TEST_DATABASE: 'PostgreSQL' },
          setupFiles: [CHEAP_PASSWORDS],
          globalSetup: './packages/server/src/testing/postgresForAll.ts',
          // Every room, also a new one, but for those that need no database or open both of them themselves.
          include: ['packages/server/src/*/**/*.test.ts'],
          exclude: ['packages/server/src/{database,demo,jobs,mail,testing,words}/**'],
        },
      },
      {
        optimizeDeps,
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            initialGlobals: { language: process.env['STORY_LANGUAGE'] ?? 'en' },
          }),
        ],
        test: { ...patience, ...afterNode, name: 'stories', browser: inChromium() },
      },
      {
        optimizeDeps,
        plugins: vitePlugins(),
        test: {
          ...patience,
          ...afterNode,
          name: 'containers',
          include: ['packages/app/src/**/*.test.tsx'],
          browser: inChromium(),
        },
      },
    ],
  },
})
