import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'
import { paymentInstructionsPlugin } from '../../tools/paymentInstructionsPlugin.ts'
import { createVitePlugins } from '@maktab/ui/vite'

/** React has it built in; the router and Lingui import the shim for older versions. */
export const appAliases = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }]

/** Vite plugins of the browser build and of the prerender build. */
export function createAppPlugins(): PluginOption[] {
  return [
    ...createVitePlugins(),
    paymentInstructionsPlugin(),
    // react-aria has texts in thirty languages; only these are used.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ]
}
