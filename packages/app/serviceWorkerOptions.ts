import type { VitePWAOptions } from 'vite-plugin-pwa'

/**
 * Service worker options: precaches the app’s code and one page for all URLs. API responses are cached by the app, per
 * account (`src/offline`). Workbox serializes these functions, so they can’t use outer variables.
 */
export const serviceWorkerOptions: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: false,
  filename: 'sw.js',
  manifest: false,
  includeManifestIcons: false,
  workbox: {
    // Excludes the PDF chunk (`.mjs`): it is twice as large as everything else and useless offline.
    globPatterns: ['assets/*.js', 'assets/figtree-latin-wght*.woff2'],
    dontCacheBustURLsMatching: /^assets\//,
    importScripts: ['/swBackground.js'],
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    clientsClaim: false,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/^\/(api|uploads|calendar|assets|__mock)\b/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 4,
          plugins: [
            {
              cacheKeyWillBeUsed: async () => '/',
              // Public pages have prerendered content; signed-in pages are all the same app shell.
              cacheWillUpdate: async ({ request, response }) =>
                response.status === 200 && /^\/(admin|teacher|student)\//.test(new URL(request.url).pathname)
                  ? response
                  : null,
              // If the server is down, the reverse proxy responds with a 5xx.
              fetchDidSucceed: async ({ response }) => {
                if (response.status >= 500) throw new Error('The school can’t be reached.')
                return response
              },
            },
          ],
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'assets',
          expiration: { maxEntries: 200 },
          // A page of the previous version still finds its files in any cache.
          plugins: [
            {
              cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request),
            },
          ],
        },
      },
    ],
  },
}
