import { defineConfig } from 'vite'
import { appAliases, createAppPlugins } from './createAppPlugins.ts'

/** The app as the server runs it, to make the pages for visitors beforehand: one file, which needs no library beside it. */
export default defineConfig({
  resolve: { alias: appAliases },
  plugins: createAppPlugins(),
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
