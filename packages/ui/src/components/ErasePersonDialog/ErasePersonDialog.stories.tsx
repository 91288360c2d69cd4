import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { ErasePersonDialog } from './ErasePersonDialog.tsx'

const meta = {
  component: ErasePersonDialog,
  title: 'Components/Overlays/ErasePersonDialog',
  // An open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { kind: 'student', person: { name: 'Zaynab Malik' }, onErase: acceptSubmit(), onClose: fn(), onDone: fn() },
} satisfies Meta<typeof ErasePersonDialog>
export default meta

type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('alertdialog'))

export const Student: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog()
    await expect(dialog.getByText(/^This permanently erases/)).toHaveTextContent('Zaynab Malik')
    const items = dialog.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent(/^Erased:/)
    for (const item of items.slice(1)) await expect(item).toHaveTextContent(/^Kept anonymously:/)
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
    await expect(args.onErase).toHaveBeenCalledWith({ name: 'Zaynab Malik' })
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Teacher: Story = {
  args: { kind: 'teacher', person: { name: 'Amina Yusuf' } },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('heading', { name: 'Erase teacher?' })).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Refused: Story = {
  args: { onErase: rejectSubmit('Something went wrong') },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
    await expect(await dialog.findByText('Something went wrong')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { person: { name: 'STD-003' } },
}
