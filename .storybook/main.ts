import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { examplePictures } from '../tools/examplePictures.ts'
import { storiesInAnyLanguage } from '../tools/storiesInAnyLanguage.ts'
import { vitePlugins } from '../tools/vitePlugins.ts'

const config: StorybookConfig = {
  stories: ['./ScreensMap.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The headings of the screens map are addresses: whoever searches for one finds its screens.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: base.plugins?.filter((plugin) => !isReactPlugin(plugin)) },
      { plugins: [...vitePlugins(), storiesInAnyLanguage(), examplePictures()] },
    ),
}

function isReactPlugin(plugin: unknown): boolean {
  const name = typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : ''
  return name.startsWith('vite:react-babel') || name.startsWith('vite:react-refresh')
}

export default config
