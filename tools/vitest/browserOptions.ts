import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { waitTimeout } from './projectOptions.ts'
import type { Plugin } from 'vite'

/**
 * All packages that browser code imports. Vite optimizes them before the first test: finding one later would reload the
 * page in the middle of a run, with two copies of React.
 */
function listBrowserDependencies(): string[] {
  const files = globSync('packages/{ui,app,client}/src/**/*.{ts,tsx}', { cwd: root })
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:import|export) [^;]*?from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm,
      ),
    ].flatMap(([text, name = '', lazy = '']) => (text.startsWith('import type') ? [] : [name || lazy])),
  )
  const always = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client', '@lingui/core', '@lingui/react']
  const isPackage = (name: string) => !/^(node:|@maktab\/|@storybook\/|storybook|vitest)|\/macro$|\.css$/.test(name)
  return [...new Set([...always, ...found.filter(isPackage)])].toSorted()
}

const launchOptions = await getLaunchOptions()

const define = { 'process.env.NODE_ENV': '"production"' }

/** Tests run the production build of React, which takes half the time of the development build. */
export const productionReact = {
  define,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    include: listBrowserDependencies(),
    rolldownOptions: { transform: { define } },
  },
}

/** Tests run in Chromium with a desktop viewport, without animations. */
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

/** Loads fonts before tests measure anything, and resets scrolling between tests. */
export const browserSetupFiles = ['waitForFonts', 'resetScroll'].map((name) =>
  fileURLToPath(new URL(`../../packages/ui/src/testing/${name}.ts`, import.meta.url)),
)

const keyboardModule = /[/\\]react-aria[/\\].*[/\\]runAfterKeyboard\.mjs$/

const runNow = `
const runNow = (then) => {
  then(false)
  return () => {}
}
export { runNow as runAfterKeyboard, runNow as runAfterKeyboardTransition }
`

const load = { filter: { id: keyboardModule }, handler: () => ({ code: runNow, map: null }) }

/**
 * When a test shrinks the viewport, react-aria assumes a virtual keyboard and delays popups by some frames. Tests have no
 * virtual keyboard, so this plugin removes the delay.
 */
export function disableVirtualKeyboard(): Plugin {
  return {
    name: 'no-virtual-keyboard',
    load,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'no-virtual-keyboard', load }] } } }),
  }
}
