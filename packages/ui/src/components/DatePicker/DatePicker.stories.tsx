import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  component: DatePicker,
  title: 'Components/Fields/DatePicker',
  tags: ['autodocs'],
  args: { label: 'Date of birth', value: '', onChange: fn(), today: '2026-05-15', maxValue: '2026-05-15' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: renderControlled(DatePicker),
} satisfies Meta<typeof DatePicker>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const opener = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('button', { name: /^Choose from a calendar/ })
const parts = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getAllByRole('spinbutton').map((part) => part.textContent)

async function open(context: Context): Promise<void> {
  await context.userEvent.click(opener(context))
  await screen.findByRole('dialog', { name: /Date of birth/ })
}

export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    await context.userEvent.tab()
    await context.userEvent.keyboard('05071990')
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
    await expect(parts(context)).toEqual(['05', '07', '1990'])
  },
}

/** The year can be chosen directly, as birth dates are decades back. */
export const MonthAndYear: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await open(context)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1987')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February')
    await userEvent.click(await screen.findByRole('button', { name: 'Monday, 2 February 1987' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1987-02-02'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Works with the keyboard alone; the focus returns to the button. */
export const WithTheKeyboard: Story = {
  args: { value: '2026-05-12' },
  play: async (context) => {
    const { userEvent, args } = context
    for (const _ of ['day', 'month', 'year', 'calendar']) await userEvent.tab()
    await expect(opener(context)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tuesday, 12 May 2026, selected' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-06'))
    await waitFor(() => expect(opener(context)).toHaveFocus())
  },
}

/** Today is the school's date; days after `maxValue` are disabled. */
export const Limits: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await open(context)
    const today = screen.getByRole('button', { name: 'Today, Friday, 15 May 2026' })
    await waitFor(() => expect(today).toHaveFocus())
    await expect(screen.getByRole('button', { name: 'Saturday, 16 May 2026' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getAllByRole('button', { name: 'Next month' })[0]).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-15'))
  },
}

export const Cleared: Story = {
  args: { value: '1990-07-05' },
  play: async (context) => {
    await open(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith(''))
    await waitFor(() => expect(parts(context)).toEqual(['dd', 'mm', 'yyyy']))
    await waitFor(() => expect(opener(context)).toHaveFocus())
  },
}

/** An incomplete value from a stored draft. */
export const HalfTypedBefore: Story = {
  args: { value: '-07-05' },
  play: async (context) => {
    await waitFor(() => expect(parts(context)).toEqual(['05', '07', 'yyyy']))
    await context.userEvent.click(context.canvas.getByRole('spinbutton', { name: /^year/ }))
    await context.userEvent.keyboard('1990')
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
  },
}

export const HalfTypedCleared: Story = {
  play: async (context) => {
    await context.userEvent.tab()
    await context.userEvent.keyboard('05')
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('--05'))
    await open(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(parts(context)).toEqual(['dd', 'mm', 'yyyy']))
    await expect(context.args.onChange).toHaveBeenLastCalledWith('')
  },
}

/** The browser can autofill a birth date. */
export const FilledIn: Story = {
  args: { autoComplete: 'bday', name: 'birth' },
  play: async (context) => {
    const filled = context.canvasElement.querySelector<HTMLInputElement>('input[name=birth][autocomplete=bday]')!
    await expect(filled.closest('[aria-hidden]')).not.toBeNull()
    await fireEvent.change(filled, { target: { value: '1990-07-05' } })
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('1990-07-05'))
    await waitFor(() => expect(parts(context)).toEqual(['05', '07', '1990']))
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: { isRequired: true, errorMessage: 'Date of birth is required' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus()
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: '1990-07-05' } }

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '1990-07-05' },
  play: async (context) => {
    await expect(opener(context)).toBeDisabled()
  },
}

export const OpenInUrdu: Story = {
  tags: ['axe', 'slow'],
  globals: { language: 'ur' },
  args: { label: 'تاریخ پیدائش', value: '2026-05-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button', { name: /12 مئی، 2026/ })).toBeVisible())
  },
}

/** The weeks start on the day from the school’s settings, in all languages. */
export const WeekFromSunday: Story = {
  parameters: { school: { weekStart: 7 } },
  args: { value: '2026-05-12' },
  play: async (context) => {
    await open(context)
    // Sunday, 26 April 2026.
    await expect(screen.getAllByRole('gridcell', { hidden: true })[0]).toHaveTextContent('26')
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await open(context)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const LongText: Story = {
  args: {
    label: 'The day on which the student was born, as it stands in the passport '.repeat(2),
    errorMessage: 'An error that explains itself at length. '.repeat(5),
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'First lesson', value: '2026-05-18', minValue: '2026-05-15', maxValue: undefined },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    label: 'First lesson',
    value: '2025-05-18',
    errorMessage: 'The first lesson must be in the future',
    maxValue: undefined,
  },
}
