import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { appAliases, createAppPlugins } from './createAppPlugins.ts'
import { serviceWorkerOptions } from './serviceWorkerOptions.ts'
import { supportedBrowsers } from '../../tools/browserSupport/supportedBrowsers.ts'

const mock = `http://localhost:${process.env['MOCK_PORT'] ?? 4010}`

export default defineConfig({
  resolve: { alias: appAliases },
  plugins: [
    ...createAppPlugins(),
    VitePWA(serviceWorkerOptions),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(m?js|css|html|svg)$/ }),
  ],
  server: { proxy: { '/api': mock, '/uploads': mock, '/__mock': mock } },
  build: {
    target: Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`),
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[/](react|react-dom|scheduler|styled-components|stylis)[/]/,
              priority: 3,
            },
            { name: 'entry', tags: ['$initial'], priority: 2 },
            {
              name: 'front',
              test: /public[/](SignInScreen|FrontPage)|FrontLayout|PublicProviders|usePublicContent|auth[/](authHooks|redirectPaths)|navigation[/](clientSideNavigation|lazyPage)/,
              priority: 1.5,
            },
            { name: 'shell', test: /shell.SignedInArea/, priority: 1 },
            // Avoids a separate request for each of many small chunks.
            { name: 'shared', minShareCount: 12, priority: 0 },
          ],
        },
      },
    },
  },
})
