import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { vitePlugins } from '../../tools/vitePlugins.ts'

const mock = `http://localhost:${process.env['MOCK_PORT'] ?? 4010}`

export default defineConfig({
  plugins: [
    ...vitePlugins(),
    // react-aria brings its own words in thirty languages; these are ours.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|html|svg)$/ }),
  ],
  server: { proxy: { '/api': mock, '/uploads': mock, '/__mock': mock } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
