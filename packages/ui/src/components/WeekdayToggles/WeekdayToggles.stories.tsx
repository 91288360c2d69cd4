import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { WeekdayToggles } from './WeekdayToggles.tsx'

const meta = {
  component: WeekdayToggles,
  title: 'Components/Fields/WeekdayToggles',
  tags: ['autodocs'],
  args: { label: 'Days', value: [1, 3], onChange: fn() },
  render: renderControlled(WeekdayToggles),
} satisfies Meta<typeof WeekdayToggles>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Content width on the narrowest phones. */
const NARROW = 288

const narrow: Story['decorators'] = (Toggles) => (
  <div style={{ inlineSize: NARROW }}>
    <Toggles />
  </div>
)

const namesIn = (canvas: Canvas) =>
  canvas.getAllByRole('checkbox').map((day) => day.getAttribute('aria-label') ?? day.textContent)

// proves X20
/** The week starts on Monday unless the school chose another day. */
export const Typical: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(namesIn(canvas)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    await expect(canvas.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tuesday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3])
    await userEvent.click(canvas.getByText('Mon'))
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 3])
  },
}

export const WithTheKeyboard: Story = {
  args: { value: [] },
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Days' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 3])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([1])
  },
}

export const Invalid: Story = {
  tags: ['axe'],
  args: {
    value: [],
    errorMessage: 'Days: choose at least one',
    description: 'On which the class meets',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/choose at least one/)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

/** Each toggle is large enough for touch, and none overflows. */
export const Narrow: Story = {
  args: { description: 'No set days. '.repeat(4) },
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(NARROW)
    for (const day of canvasElement.querySelectorAll('label')) {
      const { width, height } = day.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Urdu: Story = {
  args: { label: 'دن' },
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)).toEqual(['پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ', 'اتوار'])
  },
}

export const Arabic: Story = {
  args: { label: 'الأيام' },
  globals: { language: 'ar' },
  parameters: { school: { weekStart: 6 } },
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(namesIn(canvas)[0]).toBe('السبت')
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(NARROW)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Days of the class at 16:00', value: [1, 3] },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Days (Monday at 16:00, Thursday at 18:00)', value: [1, 4] },
}
