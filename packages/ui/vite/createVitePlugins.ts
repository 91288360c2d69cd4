import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { Plugin, PluginOption } from 'vite'
import { reactAriaUrduPlugin } from './reactAriaUrduPlugin.ts'

/**
 * Derives the class names of styled components from their files, so that a prerendered page and the app in the browser
 * use the same names. By default styled-components counts them in the order in which modules run.
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

/** Libraries whose React contexts or state break if an app and this package each load a copy. */
const singletons = [
  'react',
  'react-dom',
  'styled-components',
  'react-aria',
  'react-aria-components',
  'react-stately',
  '@lingui/core',
  '@lingui/react',
]

/**
 * Makes the linked sources of this package share the libraries of the app, and compiles them instead of prebundling
 * them.
 */
function sharedLibraries(): Plugin {
  return {
    name: 'maktab-ui',
    config: () => ({
      resolve: { dedupe: singletons },
      optimizeDeps: { exclude: ['@maktab/ui', '@maktab/contract', '@maktab/calendar', '@maktab/shared'] },
    }),
  }
}

/**
 * The Vite plugins that compile the sources of this package: Lingui macros, catalogues, styled-components and React.
 */
export function createVitePlugins(): PluginOption[] {
  // Without a path, the macro looks for a configuration in the working directory.
  const macros = linguiTransformerBabelPreset({ linguiConfig: getConfig({ configPath }) }, { configPath })
  return [
    sharedLibraries(),
    babel({ presets: [macros, stableNames] }),
    react(),
    lingui({ configPath }),
    reactAriaUrduPlugin(),
  ]
}
