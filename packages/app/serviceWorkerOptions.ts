import type { VitePWAOptions } from 'vite-plugin-pwa'

/**
 * What keeps the app on the device (`sw.js`): all its code, and one page for all addresses. What the school answers is
 * kept by the app itself, by person (`src/offline`): nothing under `/api` passes through here. The functions are written
 * into the worker as they stand, so none may use anything from outside itself.
 */
export const serviceWorkerOptions: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: false,
  filename: 'sw.js',
  manifest: false,
  includeManifestIcons: false,
  workbox: {
    // What reads papers is twice as large as all the rest, and is of no use without a line.
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
              // The pages of visitors say more than the app needs; those of the school are all the same one.
              cacheWillUpdate: async ({ request, response }) =>
                response.status === 200 && /^\/(admin|teacher|student)\//.test(new URL(request.url).pathname)
                  ? response
                  : null,
              // What stands before a school that is down answers in its place.
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
          // A page that runs the version before finds its own files wherever they are kept.
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
