import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, mergeConfig } from 'vite'
import { collectComponentFacts } from '../tools/screenFacts/collectComponentFacts.ts'
import { collectScreenFacts } from '../tools/screenFacts/collectScreenFacts.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StoryIndex } from 'storybook/internal/types'
import { apiReferencePlugin } from '../tools/apiReferencePlugin.ts'
import { examplePicturesPlugin } from '../tools/examplePicturesPlugin.ts'
import { storiesInAnyLanguagePlugin } from '../tools/storiesInAnyLanguagePlugin.ts'
import { createVitePlugins } from '@maktab/ui/vite'
import { addSearchAnchors } from './screenDocs/addSearchAnchors.ts'

/** Provides data that is collected from the sources to docs pages, as the export `facts` of a virtual module. */
function factsPlugin(name: string, collect: () => unknown): Plugin {
  const id = `\0virtual:${name}`
  return {
    name,
    resolveId: (source) => (source === `virtual:${name}` ? id : undefined),
    load: (loaded) => (loaded === id ? `export const facts = ${JSON.stringify(collect())}` : undefined),
  }
}

/** The report of `npm run storybook -- evidence`. */
const evidence = fileURLToPath(new URL('../storybook-evidence', import.meta.url))

type Indexing = { getIndex: () => Promise<StoryIndex> }

const searched = new WeakSet<Indexing>()

const config: StorybookConfig & { storyIndexGenerator: (generator: Indexing) => Indexing } = {
  stories: [
    './ScreensMap.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './emails/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: existsSync(evidence) ? [{ from: evidence, to: '/evidence' }] : [],
  framework: '@storybook/react-vite',
  // Makes routes, API calls and specification lines of screens searchable.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  // Storybook requests the generator repeatedly.
  storyIndexGenerator: (generator) => {
    if (searched.has(generator)) return generator
    searched.add(generator)
    const getIndex = generator.getIndex.bind(generator)
    return Object.assign(generator, { getIndex: async () => addSearchAnchors(await getIndex(), collectScreenFacts()) })
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests don't show prop tables, and extracting them is slow.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: base.plugins?.filter((plugin) => !isReactPlugin(plugin)) },
      {
        plugins: [
          ...createVitePlugins(),
          storiesInAnyLanguagePlugin(),
          examplePicturesPlugin(),
          apiReferencePlugin(),
          factsPlugin('screen-facts', collectScreenFacts),
          factsPlugin('component-facts', collectComponentFacts),
        ],
      },
    ),
}

function isReactPlugin(plugin: unknown): boolean {
  const name = typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : ''
  return name.startsWith('vite:react-babel') || name.startsWith('vite:react-refresh')
}

export default config
