import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoScriptNotice } from '../Notice/Notice.tsx'

const meta = {
  component: NoScriptNotice,
  title: 'Components/Feedback/NoScriptNotice',
  tags: ['autodocs'],
} satisfies Meta<typeof NoScriptNotice>
export default meta

type Story = StoryObj<typeof meta>

/** With JavaScript the notice is hidden; end-to-end tests cover browsers without it. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent('')
  },
}
