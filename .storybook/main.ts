import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, mergeConfig } from 'vite'
import { collectComponentFacts } from '../tools/screenFacts/collectComponentFacts.ts'
import { collectScreenFacts } from '../tools/screenFacts/collectScreenFacts.ts'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StoryIndex } from 'storybook/internal/types'
import { apiReferencePlugin } from '../tools/apiReferencePlugin.ts'
import { examplePicturesPlugin } from '../tools/examplePicturesPlugin.ts'
import { readReviews } from '../tools/storybook/readReviews.ts'
import { storyParametersPlugin } from '../tools/storybook/storyParametersPlugin.ts'
import { storiesInAnyLanguagePlugin } from '../tools/storiesInAnyLanguagePlugin.ts'
import { createVitePlugins } from '@maktab/ui/vite'
import { addSearchAnchors } from './screenDocs/addSearchAnchors.ts'

/** Provides data from the repository to docs pages: `virtual:screen-facts` exports `facts`. */
function dataPlugin(module: string, name: string, read: () => unknown): Plugin {
  const id = `\0virtual:${module}`
  return {
    name: module,
    resolveId: (source) => (source === `virtual:${module}` ? id : undefined),
    load: (loaded) => (loaded === id ? `export const ${name} = ${JSON.stringify(read())}` : undefined),
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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-designs'],
  staticDirs: [
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
    { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
    ...(existsSync(evidence) ? [{ from: evidence, to: '/evidence' }] : []),
  ],
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
          storyParametersPlugin(readReviews),
          examplePicturesPlugin(),
          apiReferencePlugin(),
          dataPlugin('screen-facts', 'facts', collectScreenFacts),
          dataPlugin('component-facts', 'facts', collectComponentFacts),
          dataPlugin('screen-reviews', 'reviews', readReviews),
        ],
      },
    ),
}

function isReactPlugin(plugin: unknown): boolean {
  const name = typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : ''
  return name.startsWith('vite:react-babel') || name.startsWith('vite:react-refresh')
}

export default config
