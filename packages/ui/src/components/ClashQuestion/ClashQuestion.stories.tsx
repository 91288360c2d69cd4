import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ClashQuestion } from './ClashQuestion.tsx'

const { conflict, conflictRefused, longText } = examples.findClashes[200]

const meta = {
  component: ClashQuestion,
  title: 'Components/ClashQuestion',
  tags: ['autodocs'],
  args: { found: conflict, onGoOn: fn(), onBack: fn() },
} satisfies Meta<typeof ClashQuestion>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Save all the same?' })
    await expect(dialog).toHaveAccessibleDescription(/Amina Yusuf teaches “Tajweed, evening” then/)
    await expect(within(dialog).getByText('and 1 more')).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Back to the times' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onBack).toHaveBeenCalledTimes(1)
    await expect(args.onGoOn).not.toHaveBeenCalled()
  },
}

export const GoesOn: Story = {
  globals: { language: 'en' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save all the same' }))
    await expect(args.onGoOn).toHaveBeenCalledTimes(1)
    await expect(args.onBack).not.toHaveBeenCalled()
  },
}

/** A school that allows no clashes: it is only explained, and there is one way, which is back. */
export const NotAllowed: Story = {
  globals: { language: 'en' },
  args: { found: conflictRefused },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'This can’t be saved at these times' })
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the times' }))
    await expect(args.onBack).toHaveBeenCalledTimes(1)
  },
}

export const Closed: Story = {
  args: { found: undefined },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const LongText: Story = { args: { found: longText } }
export const Urdu: Story = { globals: { language: 'ur' } }
