import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { ariaUrduPlugin } from './ariaUrduPlugin.ts'

/**
 * Gives each styled component a name that comes from where it stands, so that a page that is made beforehand and the app
 * in the browser call it the same. Without it they count them, each in an order of its own.
 */
const stableNames = {
  preset: {
    plugins: [
      [
        'babel-plugin-styled-components',
        { ssr: true, displayName: false, fileName: false, minify: false, transpileTemplateLiterals: false },
      ],
    ],
  },
  rolldown: { filter: { code: /from ['"]styled-components['"]/ } },
}

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))

/** What turns our sources into JavaScript, the same for the app, Storybook and the tests in the browser. */
export function createVitePlugins(): PluginOption[] {
  return [
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath }), stableNames] }),
    react(),
    lingui({ configPath }),
    ariaUrduPlugin(),
  ]
}
