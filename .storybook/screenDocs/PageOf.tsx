import { DocsPage, useOf } from '@storybook/addon-docs/blocks'
import { ScreenPage } from './ScreenPage.tsx'

/** Of a screen its page, of all else Storybook’s own. */
export function PageOf() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Screens/') ? <ScreenPage title={preparedMeta.title} /> : <DocsPage />
}
