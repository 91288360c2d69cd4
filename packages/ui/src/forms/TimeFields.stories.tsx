import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, array, object } from 'superstruct'
import { expect, fn, waitFor, within } from 'storybook/test'
import { acceptSubmit, rejectSubmit } from '../testing/submitHandlers.ts'
import { FormDateField, FormDatePicker } from './FormDateFields.tsx'
import { FormTimeField, FormTimeRangeField } from './FormTimeFields.tsx'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'
import { requiredTime, optionalDay, requiredDay, timeRange } from './timeRules.ts'

const today = '2026-05-15'
const schema = object({
  birth: requiredDay({ min: '1900-01-01', today }),
  trial: optionalDay({ max: '2026-12-31' }),
  reminder: requiredTime(),
  timings: array(timeRange()),
})
type Values = Infer<typeof schema>

const blank: Values = { birth: '', trial: '', reminder: '', timings: [{ from: '', to: '' }] }
const filled: Values = {
  birth: '1990-07-05',
  trial: '',
  reminder: '15:30',
  timings: [{ from: '23:00', to: '00:30' }],
}

const meta = {
  component: ValidatedForm<Values>,
  title: 'Forms/Dates and times',
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema,
    initialValues: blank,
    onSubmit: acceptSubmit(),
    onDone: fn(),
    children: (
      <>
        <FormDatePicker<Values> name="birth" label="Date of birth" today={today} maxValue={today} isRequired />
        <FormDateField<Values> name="trial" label="Trial day" />
        <FormTimeField<Values> name="reminder" label="Reminder" isRequired />
        <FormTimeRangeField<Values> name="timings[0]" label="Class time" isRequired />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
} satisfies Meta<typeof ValidatedForm<Values>>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const group = ({ canvas }: Pick<Play, 'canvas'>, name: string | RegExp) => within(canvas.getByRole('group', { name }))
const part = (context: Play, name: string | RegExp, of: RegExp) =>
  group(context, name).getByRole('spinbutton', { name: of })
const save = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))

export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { userEvent, args } = context
    await userEvent.click(part(context, /^Date of birth/, /^day/))
    await userEvent.keyboard('05071990')
    await userEvent.click(part(context, /^Reminder/, /^hour/))
    await userEvent.keyboard('1530')
    await userEvent.click(part(context, /^From/, /^hour/))
    await userEvent.keyboard('2300')
    await userEvent.click(part(context, /^To/, /^hour/))
    await userEvent.keyboard('0030')
    await save(context)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled))
  },
}

/** Focus moves to the first segment of the first invalid field. */
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await save(context)
    await expect(await canvas.findByText('Please check 4 fields.')).toBeVisible()
    await waitFor(() => expect(part(context, /^Date of birth/, /^day/)).toHaveFocus())
    await expect(part(context, /^Date of birth/, /^day/)).toHaveAccessibleDescription('Date of birth is required')
    await expect(part(context, /^Reminder/, /^hour/)).toHaveAccessibleDescription('Reminder is required')
    await expect(part(context, /^From/, /^hour/)).toHaveAccessibleDescription(/From is required/)
    await expect(part(context, /^To/, /^hour/)).toHaveAccessibleDescription(/To is required/)
    await context.userEvent.click(canvas.getByRole('link', { name: 'Class time: To is required' }))
    await expect(part(context, /^To/, /^hour/)).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** An incomplete date or time is rejected and stays in the field. */
export const HalfTyped: Story = {
  args: { initialValues: filled },
  play: async (context) => {
    const { userEvent, args } = context
    await userEvent.click(part(context, /^Trial day/, /^day/))
    await userEvent.keyboard('05')
    await userEvent.click(part(context, /^Reminder/, /^minute/))
    await userEvent.keyboard('{Backspace>2/}')
    await save(context)
    await waitFor(() =>
      expect(part(context, /^Trial day/, /^day/)).toHaveAccessibleDescription('Trial day is incomplete'),
    )
    await expect(part(context, /^Reminder/, /^hour/)).toHaveAccessibleDescription(/Reminder is incomplete/)
    await expect(part(context, /^Trial day/, /^day/)).toHaveTextContent('05')
    await waitFor(() => expect(part(context, /^Trial day/, /^day/)).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const InTheFuture: Story = {
  args: { initialValues: { ...filled, birth: '2026-05-16', trial: '2027-01-01' } },
  play: async (context) => {
    await save(context)
    await waitFor(() =>
      expect(part(context, /^Date of birth/, /^day/)).toHaveAccessibleDescription(
        /Date of birth can’t be in the future/,
      ),
    )
    await expect(part(context, /^Trial day/, /^day/)).toHaveAccessibleDescription(
      /Trial day can’t be after 31 Dec 2026/,
    )
  },
}

export const SameTimes: Story = {
  args: { initialValues: { ...filled, timings: [{ from: '16:00', to: '16:00' }] } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await save(context)
    await expect(await canvas.findByText('Start and end can’t be the same')).toBeVisible()
    await waitFor(() => expect(part(context, /^To/, /^hour/)).toHaveFocus())
    await userEvent.keyboard('17')
    await waitFor(() => expect(canvas.queryByText('Start and end can’t be the same')).toBeNull())
  },
}

export const ServerFieldErrors: Story = {
  args: {
    initialValues: filled,
    onSubmit: rejectSubmit('Not saved.', { 'timings[0].from': ['The room is taken at that hour.'] }),
  },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByText('The room is taken at that hour.')).toBeVisible()
    await waitFor(() => expect(part(context, /^From/, /^hour/)).toHaveFocus())
  },
}
