import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import comboBox from './ComboBox.stories.tsx'
import { ComboBox } from './ComboBox.tsx'

const { args, render } = comboBox
const meta = { component: ComboBox, title: 'Components/Fields/ComboBox/Scrolling page', args, render } satisfies Meta<
  typeof ComboBox
>
export default meta

type Story = StoryObj<typeof meta>

/** A phone's keyboard often scrolls the page after the list has opened; the list stays open beside its field. */
export const PageMoved: Story = {
  tags: ['axe'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    const list = await screen.findByRole('listbox')
    const distance = () => list.getBoundingClientRect().top - input.getBoundingClientRect().top
    const before = distance()
    await scrollAndSettle(() => window.scrollTo({ top: 90, behavior: 'instant' }))
    await expect(list).toBeVisible()
    await waitFor(() => expect(distance()).toBeCloseTo(before, 0))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Scrolling a container around the field closes the list. */
export const PlaceMoved: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ blockSize: '10rem', overflow: 'auto' }}>
        <div style={{ blockSize: '20rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('listbox')
    const container = canvas.getByTestId('place')
    // The list starts listening for scroll events shortly after it opens.
    await waitFor(async () => {
      await scrollAndSettle(() => container.scrollTo({ top: container.scrollTop === 0 ? 20 : 0, behavior: 'instant' }))
      await expect(screen.queryByRole('listbox')).toBeNull()
    })
  },
}

/** Resolves after all scroll listeners have run. */
async function scrollAndSettle(move: () => void): Promise<void> {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { capture: true, once: true }))
  move()
  await scrolled
  await new Promise((resolve) => setTimeout(resolve))
}
