import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'
import { paymentInstructions } from '../../tools/paymentInstructions.ts'
import { vitePlugins } from '../../tools/vitePlugins.ts'

/** React has it built in; the router and Lingui ask for the stand-in that older ones need. */
export const alias = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }]

/** How the app is made, for browsers and for the pages that the server makes beforehand. */
export function appPlugins(): PluginOption[] {
  return [
    ...vitePlugins(),
    paymentInstructions(),
    // react-aria brings its own words in thirty languages; these are ours.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ]
}
