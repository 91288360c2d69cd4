import type { Decorator } from '@storybook/react-vite'

const inWideContainer: Decorator = (Story) => (
  <div style={{ overflowX: 'auto' }}>
    <div style={{ inlineSize: '110rem' }}>
      <Story />
    </div>
  </div>
)

/** Gives a list room for all its columns: more than a page has inside the app's shell. */
export const allColumns = { decorators: [inWideContainer], parameters: { shell: false } }
