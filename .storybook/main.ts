import { type Plugin, mergeConfig } from 'vite'
import { collectScreenFacts } from '../tools/screenFacts/collectScreenFacts.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StoryIndex } from 'storybook/internal/types'
import { examplePicturesPlugin } from '../tools/examplePicturesPlugin.ts'
import { storiesInAnyLanguagePlugin } from '../tools/storiesInAnyLanguagePlugin.ts'
import { createVitePlugins } from '@maktab/ui/vite'
import { findable } from './screenDocs/findable.ts'

const NAME = 'virtual:screen-facts'

/** Hands the facts of all screens to their pages. */
function screenFactsPlugin(): Plugin {
  return {
    name: 'screen-facts',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const facts = ${JSON.stringify(collectScreenFacts())}` : undefined),
  }
}

type Indexing = { getIndex: () => Promise<StoryIndex> }

const searched = new WeakSet<Indexing>()

const config: StorybookConfig & { storyIndexGenerator: (generator: Indexing) => Indexing } = {
  stories: ['./ScreensMap.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // What stands in pages is found too: the addresses of the screens, their calls, and the lines that they prove.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  // Storybook asks for its one generator again and again.
  storyIndexGenerator: (generator) => {
    if (searched.has(generator)) return generator
    searched.add(generator)
    const getIndex = generator.getIndex.bind(generator)
    return Object.assign(generator, { getIndex: async () => findable(await getIndex(), collectScreenFacts()) })
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests show no tables of props, and to read them out of every component takes a while.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: base.plugins?.filter((plugin) => !isReactPlugin(plugin)) },
      { plugins: [...createVitePlugins(), storiesInAnyLanguagePlugin(), examplePicturesPlugin(), screenFactsPlugin()] },
    ),
}

function isReactPlugin(plugin: unknown): boolean {
  const name = typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : ''
  return name.startsWith('vite:react-babel') || name.startsWith('vite:react-refresh')
}

export default config
