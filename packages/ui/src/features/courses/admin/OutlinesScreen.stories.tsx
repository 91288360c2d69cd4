import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { OpenRecordState } from '#testing/storyState.tsx'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { failed, loading, ready } from '#remote.ts'
import { pressRowAction, getRowActionButton } from '#testing/pressRowAction.ts'
import { isPhone } from '#testing/viewports.ts'
import { OutlinesScreen } from './OutlinesScreen.tsx'

const outlines = examples.listOutlines[200]
const [first] = outlines.typical.outlines

const meta = {
  component: OutlinesScreen,
  title: 'Screens/Admin/Outlines',
  args: {
    course: examples.listCourses[200].typical.course[0],
    outlines: ready(outlines.typical.outlines),
    coursesHref: '/admin/course',
    open: undefined,
    restoreFocusTo: undefined,
    onOpen: fn(),
    onSaveOutline: acceptSubmit(),
    onDeleteOutline: acceptSubmit(),
  },
  render: (args) => <OpenRecordState screen={OutlinesScreen} args={args} />,
} satisfies Meta<typeof OutlinesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.courses.7
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Outlines/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/admin/course')
    await expect(getRowActionButton(canvas, 'Edit', `${first?.title}`)).toBeVisible()
    if (isPhone()) return
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Description',
      'Actions',
    ])
    await expect(canvas.getByRole('button', { name: `Delete ${first?.title}` })).toBeVisible()
  },
}

// proves 1§2.courses.8
export const Closing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Outline' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByLabelText(/^Title/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add Outline' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { outlines: ready(outlines.empty.outlines) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No outlines yet. Add the first one.')).toBeVisible()
  },
}

export const Loading: Story = { args: { outlines: loading, course: undefined } }

export const Failed: Story = {
  args: { outlines: failed('The outlines could not be loaded.', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The outlines could not be loaded.')).toBeVisible()
  },
}

export const LongText: Story = { args: { outlines: ready(outlines.longText.outlines) } }

// proves 1§2.courses.8, 1§2.courses.9
export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Outline' }))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Add Outline' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Title/), 'The letters')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.onSaveOutline).toHaveBeenCalledWith({ id: 0, title: 'The letters', description: '' }),
    )
    await expect(await canvas.findByRole('button', { name: 'Add Outline' })).toBeVisible()
  },
}

// proves 1§2.courses.9
export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Edit', `${first?.title}`)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Edit Outline' })).toBeVisible()
    const title = canvas.getByLabelText(/^Title/)
    await expect(title).toHaveValue(first?.title)
    await userEvent.clear(title)
    await userEvent.type(title, 'The letters, again')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(args.onSaveOutline).toHaveBeenCalledWith(
        expect.objectContaining({ id: first?.id, title: 'The letters, again' }),
      ),
    )
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Outline' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Title is required')).toBeVisible()
    await expect(args.onSaveOutline).not.toHaveBeenCalled()
  },
}

// proves D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', `${first?.title}`)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(String(first?.title))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteOutline).toHaveBeenCalledWith(first?.id))
  },
}
