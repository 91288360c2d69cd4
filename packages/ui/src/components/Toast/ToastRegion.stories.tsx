import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { nameColumn } from '../DataTable/columns/textColumns.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const meta = {
  component: ToastRegion,
  title: 'Components/Feedback/Toast',
  tags: ['autodocs'],
  args: {
    toasts: [
      { id: '1', tone: 'success', message: 'Course created successfully', canDismiss: true },
      { id: '2', tone: 'error', message: 'Something went wrong', canDismiss: true },
      { id: '3', tone: 'loading', message: '', canDismiss: false },
    ],
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof ToastRegion>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[1]!)
    await expect(args.onDismiss).toHaveBeenCalledWith('2')
  },
}

/** Touch is covered by end-to-end tests, because only a browser can simulate it. */
// proves 1§9.11
export const PulledByMouse: Story = {
  play: async ({ canvas, args }) => {
    const toast = canvas.getByRole('alert')
    await fireEvent.pointerDown(toast, { pointerId: 1, clientX: 100 })
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 140 })
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await fireEvent.pointerDown(toast, { pointerId: 1, clientX: 100 })
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 130 })
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 150 })
    await expect(args.onDismiss).toHaveBeenCalledWith('2')
  },
}

export const LongText: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'error',
        message: 'Validation failed: a great many fields need another look; '.repeat(8),
        canDismiss: true,
      },
    ],
  },
}

/** A toast never covers a dialog's buttons, however small the window. */
export const BesideAWindow: Story = {
  tags: ['axe'],
  render: (args) => (
    <>
      <Dialog
        title="A window as long as the screen"
        isOpen
        onOpenChange={() => undefined}
        size="lg"
        actions={<Button>Save</Button>}
      >
        <div style={{ blockSize: '80dvh' }} />
      </Dialog>
      <ToastRegion {...args} toasts={args.toasts.slice(0, 1)} />
    </>
  ),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' })
    save.scrollIntoView({ block: 'end' })
    const { bottom } = screen.getByRole('region', { name: 'Messages' }).getBoundingClientRect()
    await waitFor(() => expect(save.getBoundingClientRect().top).toBeGreaterThan(bottom))
  },
}

/** On a phone, toasts don't cover the list options, which open from the bottom. */
export const BesideTheOptionsOfAList: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <DataTable
        label="Courses"
        columns={[nameColumn('Name', String)]}
        rows={[1]}
        getRowId={String}
        emptyText="No courses."
      />
      <ToastRegion {...args} toasts={args.toasts.slice(0, 1)} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Messages' })
    await userEvent.click(canvas.getByRole('button', { name: /List options/ }))
    const sheet = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(sheet.getBoundingClientRect().top).toBeGreaterThan(region.getBoundingClientRect().bottom),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(region.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2))
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { toasts: [{ id: 'do', tone: 'success', message: 'Tajweed for beginners created', canDismiss: true }] },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    toasts: [
      {
        id: 'dont',
        tone: 'success',
        message: 'Done! Now open the student, choose Billing, check the receipt and press Paid.',
        canDismiss: true,
      },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
}
