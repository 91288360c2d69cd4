import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { FormColumn } from '#layouts/Page/Page.tsx'
import { acceptSubmit, neverSettle } from '#testing/submitHandlers.ts'
import { CalendarFeedCard } from './CalendarFeedCard.tsx'

const { feed } = examples.getCalendarFeed[200].typical
const { path } = examples.createCalendarFeed[200].typical
const copy = fn(async () => true)

const meta = {
  component: CalendarFeedCard,
  title: 'Screens/Shared/Calendar address',
  decorators: [
    (Story) => (
      <CopyTextContext value={copy}>
        <FormColumn>
          <Story />
        </FormColumn>
      </CopyTextContext>
    ),
  ],
  args: { feed, newPath: undefined, host: 'maktab.test', onCreateFeed: acceptSubmit(), onCloseFeed: acceptSubmit() },
} satisfies Meta<typeof CalendarFeedCard>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/https:/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Create new link' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Create new link?' }))
    await expect(args.onCreateFeed).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Create new link' }))
    await waitFor(() => expect(args.onCreateFeed).toHaveBeenCalledOnce())
  },
}

export const NeverRead: Story = {
  args: { feed: { ...feed, readAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not yet')).toBeVisible()
  },
}

export const None: Story = {
  args: { feed: null, onCreateFeed: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Turn off link' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Create calendar link' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Creating…' }))
    await expect(args.onCreateFeed).toHaveBeenCalledOnce()
  },
}

export const MadeNow: Story = {
  args: { newPath: path },
  play: async ({ canvas, userEvent }) => {
    copy.mockClear()
    await expect(canvas.getByText(`https://maktab.test${path}`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      `webcal://maktab.test${path}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(copy).toHaveBeenCalledWith(`https://maktab.test${path}`)
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible())
  },
}

export const NotCopied: Story = {
  args: { newPath: path },
  play: async ({ canvas, userEvent }) => {
    copy.mockResolvedValueOnce(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(canvas.getByText('Couldn’t copy. Select the text and copy it.')).toBeVisible())
  },
}
