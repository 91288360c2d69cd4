import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { browserDependencies } from './tools/browserDependencies.ts'
import { chromium } from './tools/chromium.ts'
import { examplePictures } from './tools/examplePictures.ts'
import { LongFirst } from './tools/longFirst.ts'
import { noScreenKeyboard } from './tools/noScreenKeyboard.ts'
import { vitePlugins } from './tools/vitePlugins.ts'

const launchOptions = await chromium()
const optimizeDeps = { include: browserDependencies() }
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * What is waited for comes when it comes: a busy machine is no reason to fail, and a test that hangs ends all the same.
 * Each project needs it, because none takes it over from the whole.
 */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 120_000, hookTimeout: 120_000 }

/** A module that many files import is read once by a worker, not once a file: no test leaves something behind in one. */
const sharedModules = { isolate: false }

/** A password costs what it has to wherever the school runs, and as little as possible here. */
const CHEAP_PASSWORDS = './packages/server/src/testing/cheapPasswords.ts'

/** A page of a test has its fonts before it is measured, and stands where a page begins. */
const A_QUIET_PAGE = ['fewNotes', 'fontsFirst', 'stillPage'].map((name) => `./packages/ui/src/testing/${name}.ts`)

/** Stories press and hover by themselves. */
const NO_POINTER = './packages/ui/src/testing/noPointer.ts'

/**
 * Node's tests come first, those of the browser follow, all in one run. Together they would be twice as many as they may:
 * both kinds take all workers, and the two projects in the browser share the pages among themselves.
 */
const afterNode = { sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    // Much of a test is waiting: as many as there are processors leave a quarter of two of them idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: vitePlugins(),
        test: {
          ...patience,
          ...sharedModules,
          name: 'unit',
          environment: 'node',
          setupFiles: [CHEAP_PASSWORDS],
          include: ['openapi/**/*.test.ts', 'mocks/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/load/**'],
        },
      },
      {
        // Kills schools that run by themselves, where a password costs what it costs.
        test: {
          ...patience,
          name: 'durability',
          include: ['packages/server/durability/**/*.test.ts', 'tools/load/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          ...sharedModules,
          name: 'postgres',
          environment: 'node',
          env: { TEST_DATABASE: 'PostgreSQL' },
          setupFiles: [CHEAP_PASSWORDS],
          globalSetup: './packages/server/src/testing/postgresForAll.ts',
          // Every room, also a new one, but for those that need no database or open both of them themselves.
          include: ['packages/server/src/*/**/*.test.ts'],
          exclude: [
            'packages/server/src/{database,demo,jobs,mail,words}/**',
            'packages/server/src/testing/!(placeWithTables).test.ts',
          ],
        },
      },
      {
        optimizeDeps,
        plugins: [
          noScreenKeyboard(),
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            initialGlobals: { language: process.env['STORY_LANGUAGE'] ?? 'en' },
          }),
        ],
        test: {
          ...patience,
          ...sharedModules,
          ...afterNode,
          name: 'stories',
          setupFiles: [...A_QUIET_PAGE, NO_POINTER],
          browser: inChromium(),
        },
      },
      {
        optimizeDeps,
        plugins: [noScreenKeyboard(), ...vitePlugins(), examplePictures()],
        test: {
          ...patience,
          ...sharedModules,
          ...afterNode,
          name: 'containers',
          setupFiles: [...A_QUIET_PAGE, './packages/app/src/testing/cleanUp.ts'],
          include: ['packages/app/src/**/*.test.tsx'],
          browser: inChromium(),
        },
      },
    ],
  },
})
