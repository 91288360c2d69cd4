import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { CopyButton } from './CopyButton.tsx'

const copyText = fn<(text: string) => Promise<boolean>>(async () => true)

const meta = {
  component: CopyButton,
  title: 'Components/Actions/CopyButton',
  tags: ['autodocs'],
  args: { text: '0300 0000000', what: 'account number' },
  decorators: [
    (Story) => (
      <CopyTextContext value={copyText}>
        <Story />
      </CopyTextContext>
    ),
  ],
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

// proves X72
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }))
    await expect(copyText).toHaveBeenLastCalledWith('0300 0000000')
    await expect(await canvas.findByRole('button', { name: 'Copied: account number' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: account number')
  },
}

/** Copies several values at once. */
export const All: Story = {
  args: { text: 'Example Bank\nAccount: 0300 0000000', what: 'Example Bank', isAll: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all: Example Bank' }))
    await expect(copyText).toHaveBeenLastCalledWith(args.text)
  },
}

export const Refused: Story = {
  decorators: [
    (Story) => (
      <CopyTextContext value={async () => false}>
        <Story />
      </CopyTextContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }))
    await expect(await canvas.findByText('Couldn’t copy. Select the text and copy it.')).toBeInTheDocument()
  },
}

export const NoClipboard: Story = {
  decorators: [
    (Story) => (
      <CopyTextContext value={undefined}>
        <Story />
      </CopyTextContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <p>
      Account number: {args.text} <CopyButton {...args} />
    </p>
  ),
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { what: 'it' },
}
