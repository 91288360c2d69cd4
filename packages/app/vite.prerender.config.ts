import { defineConfig } from 'vite'
import { appAliases, createAppPlugins } from './createAppPlugins.ts'

/** Server build of the app for prerendering public pages: one file with all dependencies bundled. */
export default defineConfig({
  resolve: { alias: appAliases },
  plugins: createAppPlugins(),
  // Set at build time, so the server doesn’t need the environment variable.
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
