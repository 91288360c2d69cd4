import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accepts, hangs, refuses } from '#testing/outcomes.ts'
import { RestrictionScreen } from './RestrictionScreen.tsx'

const meta = {
  component: RestrictionScreen,
  title: 'Screens/Public/Restriction',
  args: { onAskAgain: accepts(), onSignOut: fn() },
} satisfies Meta<typeof RestrictionScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.restriction.1, D40.3, X6
export const Typical: Story = {
  parameters: { school: examples.getSettings[200].typical.settings },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        'It looks like your access has been restricted. Please reach out to the administrator for assistance',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'office@maktab.test' })).toHaveAttribute(
      'href',
      'mailto:office@maktab.test',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}

export const ContactUnknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask at the school in person/)).toBeVisible()
  },
}

export const StillRestricted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(await canvas.findByText('The school says that it is still so.')).toBeVisible()
    await expect(args.onAskAgain).toHaveBeenCalledTimes(1)
  },
}

export const Asking: Story = {
  args: { onAskAgain: hangs() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Ask again' })
    await userEvent.dblClick(button)
    await expect(args.onAskAgain).toHaveBeenCalledTimes(1)
  },
}

export const Offline: Story = {
  args: { onAskAgain: refuses('The school can’t be reached. Check your connection and try again.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('can’t be reached')
  },
}

export const LongText: Story = { parameters: { school: examples.getSettings[200].longText.settings } }
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Urdu: Story = { globals: { language: 'ur' } }
