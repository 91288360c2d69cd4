import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'
import { paymentInstructionsPlugin } from '../../tools/paymentInstructionsPlugin.ts'
import { createVitePlugins } from '@maktab/ui/vite'

/** React has it built in; the router and Lingui ask for the stand-in that older ones need. */
export const appAliases = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }]

/** How the app is made, for browsers and for the pages that the server makes beforehand. */
export function createAppPlugins(): PluginOption[] {
  return [
    ...createVitePlugins(),
    paymentInstructionsPlugin(),
    // react-aria brings its own words in thirty languages; these are ours.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ]
}
