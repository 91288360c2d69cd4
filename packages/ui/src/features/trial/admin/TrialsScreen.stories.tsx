import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { TrialsScreen } from './TrialsScreen.tsx'

const { typical, empty, longText } = examples.listTrials[200]

const meta = {
  component: TrialsScreen,
  title: 'Screens/Admin/Trial lessons',
  args: {
    trials: ready(typical.trials),
    areOffered: true,
    openId: undefined,
    onOpen: fn(),
    onOpenTask: fn(),
    getStudentHref: (id) => `#student-${id}`,
    settingsHref: '#settings',
  },
} satisfies Meta<typeof TrialsScreen>
export default meta

type Story = StoryObj<typeof meta>

const getDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trial lessons' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See Zoya Iqbal' }))
    await expect(args.onOpen).toHaveBeenCalledWith(1)
  },
}

export const Requested: Story = {
  tags: ['axe'],
  args: { openId: 1 },
  play: async ({ userEvent, args }) => {
    const dialog = await getDialog('Zoya Iqbal')
    await userEvent.click(dialog.getByRole('button', { name: 'Arrange…' }))
    await expect(args.onOpenTask).toHaveBeenLastCalledWith(typical.trials[0], 'arrange')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject…' }))
    await expect(args.onOpenTask).toHaveBeenLastCalledWith(typical.trials[0], 'decline')
    await userEvent.click(dialog.getByRole('button', { name: 'Message the family' }))
    await expect(args.onOpenTask).toHaveBeenLastCalledWith(typical.trials[0], 'message')
  },
}

export const Arranged: Story = {
  args: { openId: 3 },
  play: async () => {
    const dialog = await getDialog('Elif Demir')
    await expect(dialog.getByRole('button', { name: 'Change…' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Took place' })).toBeNull()
  },
}

/** The lesson has begun, and nobody has recorded whether it took place. */
export const WithoutOutcome: Story = {
  args: { openId: 4 },
  play: async ({ userEvent, args }) => {
    const dialog = await getDialog('سلمان الحربي')
    await userEvent.click(dialog.getByRole('button', { name: 'Took place' }))
    await expect(args.onOpenTask).toHaveBeenLastCalledWith(typical.trials[3], 'held')
  },
}

export const Held: Story = {
  args: { openId: 5 },
  play: async () => {
    const dialog = await getDialog('Yusuf Ali')
    await expect(dialog.getByRole('link', { name: 'See student' })).toHaveAttribute('href', '#student-8')
    await expect(dialog.queryByRole('button', { name: 'Reject…' })).toBeNull()
  },
}

export const Declined: Story = { args: { openId: 7 } }

export const NotOffered: Story = {
  args: { areOffered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change this in settings' })).toHaveAttribute('href', '#settings')
  },
}

export const Empty: Story = { args: { trials: ready(empty.trials) } }

export const NotAvailable: Story = { args: { trials: undefined } }

export const Loading: Story = { args: { trials: loading } }

export const Failed: Story = { args: { trials: failed('Something went wrong', fn()) } }

export const LongText: Story = { args: { trials: ready(longText.trials) } }

export const LongDetails: Story = { args: { trials: ready(longText.trials), openId: 3 } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
