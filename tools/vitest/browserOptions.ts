import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { waitTimeout } from './projectOptions.ts'
import type { Plugin } from 'vite'

/**
 * Every package that code for the browser imports. Vite prepares them before the first test: one that it finds
 * only later makes it start over in the middle of a run, with two copies of React.
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
  const prepared = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client', '@lingui/core', '@lingui/react']
  const isPackage = (name: string) => !/^(node:|@maktab\/|@storybook\/|storybook|vitest)|\/macro$|\.css$/.test(name)
  return [...new Set([...prepared, ...found.filter(isPackage)])].toSorted()
}

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
export const browserSetupFiles = ['waitForFonts', 'resetScroll'].map((name) =>
  fileURLToPath(new URL(`../../packages/ui/src/testing/${name}.ts`, import.meta.url)),
)

const waits = /[/\\]react-aria[/\\].*[/\\]runAfterKeyboard\.mjs$/

const atOnce = `
const atOnce = (then) => {
  then(false)
  return () => {}
}
export { atOnce as runAfterKeyboard, atOnce as runAfterKeyboardTransition }
`

const load = { filter: { id: waits }, handler: () => ({ code: atOnce, map: null }) }

/**
 * In a page that became shorter since its last field had the focus, which a test does to see a phone, react-aria takes the
 * rest for a keyboard on the screen: from then on whatever opens stays hidden for some frames. A test’s page has no such
 * keyboard, and shows at once what is opened.
 */
export function disableVirtualKeyboard(): Plugin {
  return {
    name: 'no-screen-keyboard',
    load,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'no-screen-keyboard', load }] } } }),
  }
}
