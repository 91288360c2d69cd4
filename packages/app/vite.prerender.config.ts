import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { leanLibraries } from './leanLibraries.ts'
import { leanStyles } from '../../tools/leanStyles.ts'
import { plainReact } from './plainReact.ts'
import { vitePlugins } from '../../tools/vitePlugins.ts'

/** The app as the server runs it, to make the pages for visitors beforehand: one file, which needs no library beside it. */
export default defineConfig({
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [
    ...vitePlugins(),
    leanLibraries(),
    plainReact(),
    leanStyles(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  // Decided here: whoever starts the school need not say it.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: 'dist/prerender',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  },
})
