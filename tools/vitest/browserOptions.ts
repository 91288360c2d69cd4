import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { browserDependencies } from '../browserDependencies.ts'
import { chromium } from '../chromium.ts'

const launchOptions = await chromium()

/** Vite prepares every dependency before the first test; finding one later would reload the page. */
export const optimizeDeps = { include: browserDependencies() }

/** Tests run in real Chromium, as at a desk, without animations. */
export const browserOptions = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' as const } }),
  instances: [{ browser: 'chromium' as const }],
})

/** Fonts are loaded before anything is measured, the page doesn't scroll between tests, and notes are few. */
export const quietPage = ['fewNotes', 'fontsFirst', 'stillPage'].map((name) =>
  fileURLToPath(new URL(`../../packages/ui/src/testing/${name}.ts`, import.meta.url)),
)
