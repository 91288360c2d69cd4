import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { buildOptions } from './buildOptions.ts'
import { appAliases, createAppPlugins } from './createAppPlugins.ts'
import { serviceWorkerOptions } from './serviceWorkerOptions.ts'

const mock = `http://localhost:${process.env['MOCK_PORT'] ?? 4010}`

export default defineConfig({
  resolve: { alias: appAliases },
  plugins: [
    ...createAppPlugins(),
    VitePWA(serviceWorkerOptions),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(m?js|css|html|svg)$/ }),
  ],
  server: { proxy: { '/api': mock, '/uploads': mock, '/__mock': mock } },
  build: { ...buildOptions, manifest: true },
})
