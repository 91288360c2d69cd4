import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { formatWeekday } from '#lib/time/weekdays.ts'
import { fillField } from '#testing/fillField.ts'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import { expectFocusRestored, pressRowAction } from '#testing/pressRowAction.ts'
import list from './ClassesScreen.stories.tsx'

const classes = examples.listAllClasses[200].typical.data
const [first] = classes
const withTwoTimes = classes.find(({ teacher_class_timings: times }) => times.length === 2)!

const meta = {
  component: list.component,
  title: 'Screens/Admin/Classes/Edit class',
  args: list.args,
  render: list.render,
} satisfies Meta<typeof list.component>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.classes.2, 1§2.classes.3, 1§2.classes.5, 1§2.classes.6
export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Edit', `${first?.title}`)
    await expect(canvas.getByRole('heading', { level: 1, name: /^Edit Class/ })).toBeVisible()
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    await expect(title).toHaveFocus()
    await fillField(userEvent, title, 'Tajweed, Tuesday group')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith({
        id: first?.id,
        title: 'Tajweed, Tuesday group',
        link: first?.classLink,
        classTime: { id: first?.teacher_class_timings[0]?.id, from: '16:00', to: '17:00' },
        version: first?.version,
      }),
    )
    await expectFocusRestored(canvas, 'Edit', `${first?.title}`)
  },
}

// proves D23.2
export const OneOfSeveralTimes: Story = {
  args: { open: withTwoTimes.id },
  play: async ({ canvas, userEvent, args }) => {
    const choice = within(canvas.getByRole('radiogroup', { name: /Class time to edit/ }))
    await userEvent.click(choice.getByRole('radio', { name: /^Sun, .?21:00 – 22:00/ }))
    const hours = within(canvas.getByRole('group', { name: 'To' })).getAllByRole('spinbutton')[0]!
    await userEvent.click(hours)
    await userEvent.keyboard('23')
    await expect(canvas.getByText('Save this time before choosing another.')).toBeVisible()
    await userEvent.click(choice.getByRole('radio', { name: /^Sat, .?18:00 – 19:00/ }))
    await expect(choice.getByRole('radio', { name: /^Sun, .?21:00 – 22:00/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith(
        expect.objectContaining({ classTime: { id: 41, from: '21:00', to: '23:00' } }),
      ),
    )
  },
}

/** Sends only the day fields that were changed. */
export const OnOtherDays: Story = {
  globals: { language: 'en' },
  args: { open: first?.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: formatWeekday(3, 'en-GB', 'long') }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith({
        id: first?.id,
        title: first?.title,
        link: first?.classLink,
        classTime: { id: first?.teacher_class_timings[0]?.id, from: '16:00', to: '17:00', days: [1, 3] },
        version: first?.version,
      }),
    )
  },
}

// proves 1§5.12, 1§5.13, 1§5.14, 1§5.15, 1§5.16, 1§9.20
export const FieldErrors: Story = {
  tags: ['axe'],
  args: { open: first?.id },
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    const link = canvas.getByRole('textbox', { name: /^Class link/ })
    await userEvent.clear(title)
    await userEvent.clear(link)
    await userEvent.click(within(canvas.getByRole('group', { name: 'From' })).getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title is required'))
    await expect(link).toHaveAccessibleDescription('Class link is required')
    await expect(canvas.getAllByText('Class timings (from and to) are required').at(-1)).toBeVisible()
    await expect(args.onEditClass).not.toHaveBeenCalled()
    await userEvent.click(title)
    await userEvent.paste('x'.repeat(256))
    await userEvent.click(link)
    await userEvent.paste('x'.repeat(256))
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title can’t be longer than 255 characters'))
    await waitFor(() => expect(link).toHaveAccessibleDescription('Class link can’t be longer than 255 characters'))
  },
}

export const RefusedByServer: Story = {
  args: {
    open: first?.id,
    onEditClass: rejectSubmit('', examples.editClass[422].invalid.error),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Class timings (from and to) are required')).toBeVisible()
  },
}

// proves 1§2.classes.5, 1§2.classes.6
export const AsksBeforeChangesAreLost: Story = {
  args: { open: first?.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(undefined))
  },
}

export const Gone: Story = {
  args: { open: 999 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This class no longer exists.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All classes' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  },
}
