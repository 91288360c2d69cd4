import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { listBrowserDependencies } from '../listBrowserDependencies.ts'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { waitTimeout } from './projectOptions.ts'

const launchOptions = await getLaunchOptions()

const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * Tests run the production build of React, as users get it: it needs half the time of the development build. Vite prepares
 * every dependency before the first test; finding one later would reload the page.
 */
export const productionReact = {
  define,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    include: listBrowserDependencies(),
    rolldownOptions: { transform: { define } },
  },
}

/** Tests run in real Chromium, as at a desk, without animations. */
export const createBrowserOptions = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions,
    actionTimeout: waitTimeout,
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** Fonts are loaded before anything is measured, the page doesn't scroll between tests, and notes are few. */
export const browserSetupFiles = ['fontsFirst', 'stillPage'].map((name) =>
  fileURLToPath(new URL(`../../packages/ui/src/testing/${name}.ts`, import.meta.url)),
)
