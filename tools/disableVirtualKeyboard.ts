import type { Plugin } from 'vite'

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
