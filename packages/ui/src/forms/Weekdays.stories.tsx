import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { expect, fn, waitFor, within } from 'storybook/test'
import { acceptSubmit, rejectSubmit } from '../testing/submitHandlers.ts'
import { FormTimeRangeField, FormWeekdayToggles } from './FormTimeFields.tsx'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'
import { requiredTime, optionalWeekdays } from './timeRules.ts'

const schema = object({
  remindedOn: optionalWeekdays(),
  weekly: object({ from: requiredTime(), to: requiredTime(), days: optionalWeekdays() }),
})
type Values = Infer<typeof schema>

const meta = {
  component: ValidatedForm<Values>,
  title: 'Forms/Weekdays',
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema,
    initialValues: { remindedOn: [], weekly: { from: '18:00', to: '19:00', days: [] } },
    onSubmit: acceptSubmit(),
    onDone: fn(),
    children: (
      <>
        <FormTimeRangeField<Values>
          name="weekly"
          label="Class time"
          withoutDays="The days are agreed with the teacher."
        />
        <FormWeekdayToggles<Values> name="remindedOn" label="Reminded on" />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
} satisfies Meta<typeof ValidatedForm<Values>>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const day = (canvas: Canvas, group: string, name: string) =>
  within(canvas.getByRole('group', { name: group })).getByRole('checkbox', { name })

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(/agreed with the teacher/)
    await userEvent.click(day(canvas, 'Days', 'Wednesday'))
    await userEvent.click(day(canvas, 'Days', 'Monday'))
    await expect(canvas.queryByText('The days are agreed with the teacher.')).toBeNull()
    await userEvent.click(day(canvas, 'Reminded on', 'Sunday'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        remindedOn: [7],
        weekly: { from: '18:00', to: '19:00', days: [1, 3] },
      }),
    )
  },
}

/** Focus moves to the first weekday toggle of a field with a server error. */
export const ServerFieldErrors: Story = {
  tags: ['axe'],
  args: { onSubmit: rejectSubmit('Not saved.', { 'weekly.days': ['On these days the room is taken.'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('On these days the room is taken.')).toBeVisible()
    await waitFor(() =>
      expect(within(canvas.getByRole('group', { name: 'Days' })).getAllByRole('checkbox')[0]).toHaveFocus(),
    )
  },
}
