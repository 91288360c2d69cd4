import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { fewFiles } from './fewFiles.ts'
import { leanLibraries } from './leanLibraries.ts'
import { keptApp } from './keptApp.ts'
import { leanStyles } from '../../tools/leanStyles.ts'
import { plainReact } from './plainReact.ts'
import { floor } from '../../tools/browserFloor/floor.ts'
import { vitePlugins } from '../../tools/vitePlugins.ts'

const mock = `http://localhost:${process.env['MOCK_PORT'] ?? 4010}`

export default defineConfig({
  // React has it built in; the router and Lingui ask for the stand-in that older ones need.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [
    ...vitePlugins(),
    leanLibraries(),
    plainReact(),
    leanStyles(),
    fewFiles(),
    // react-aria brings its own words in thirty languages; these are ours.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    VitePWA(keptApp),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(m?js|css|html|svg)$/ }),
  ],
  server: { proxy: { '/api': mock, '/uploads': mock, '/__mock': mock } },
  build: {
    target: Object.entries(floor).map(([browser, version]) => `${browser}${version}`),
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // Only parts of Formik that nobody here imports need them, but they don’t say that they can be left out.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
    },
  },
})
