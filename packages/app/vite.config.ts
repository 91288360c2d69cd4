import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { alias, appPlugins } from './appPlugins.ts'
import { fewFiles } from './fewFiles.ts'
import { keptApp } from './keptApp.ts'
import { floor } from '../../tools/browserFloor/floor.ts'

const mock = `http://localhost:${process.env['MOCK_PORT'] ?? 4010}`

export default defineConfig({
  resolve: { alias },
  plugins: [
    ...appPlugins(),
    fewFiles(),
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
