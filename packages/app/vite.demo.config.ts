import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, defineConfig } from 'vite'
import { buildOptions } from './buildOptions.ts'
import { appAliases, createAppPlugins } from './createAppPlugins.ts'
import { DEMO_MARK, demoFolder } from './demoOptions.ts'

/** Starts the app from the demo’s entry, and marks its page. Hosts such as GitHub Pages open `404.html` for unknown paths. */
function demoPage(): Plugin {
  return {
    name: 'demo-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('/src/main.tsx', '/demo/main.ts')
          .replace('</head>', `<meta name="robots" content="noindex" /><meta name="${DEMO_MARK}" content="" /></head>`),
    },
    writeBundle: () => copyFile(join(demoFolder, 'index.html'), join(demoFolder, '404.html')),
  }
}

/** The app for a static host, where the service worker of `vite.demoWorker.config.ts` replaces the server. */
export default defineConfig({
  resolve: { alias: appAliases },
  plugins: [...createAppPlugins(), demoPage()],
  build: { ...buildOptions, outDir: demoFolder, emptyOutDir: true },
})
