import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'
import { ariaUrdu } from './ariaUrdu.ts'

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))

/** What turns our sources into JavaScript, the same for the app, Storybook and the tests in the browser. */
export function vitePlugins(): PluginOption[] {
  return [
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
    react(),
    lingui({ configPath }),
    ariaUrdu(),
  ]
}
