import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import comboBox from './ComboBox.stories.tsx'
import { ComboBox } from './ComboBox.tsx'

const { args, render } = comboBox
const meta = { component: ComboBox, title: 'Components/ComboBox/Moved', args, render } satisfies Meta<typeof ComboBox>
export default meta

type Story = StoryObj<typeof meta>

/** The keyboard of a phone moves the page up as it comes, often after the list: it goes along with its field. */
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
    await isMoved(() => window.scrollTo({ top: 90, behavior: 'instant' }))
    await expect(list).toBeVisible()
    await waitFor(() => expect(distance()).toBeCloseTo(before, 0))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** What is in a place of its own is left behind by its list, which closes. */
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
    const place = canvas.getByTestId('place')
    // The list listens for scrolling a moment after it is shown.
    await waitFor(async () => {
      await isMoved(() => place.scrollTo({ top: place.scrollTop === 0 ? 20 : 0, behavior: 'instant' }))
      await expect(screen.queryByRole('listbox')).toBeNull()
    })
  },
}

/** Ends when everybody has heard of it. */
async function isMoved(move: () => void): Promise<void> {
  const told = new Promise((resolve) => window.addEventListener('scroll', resolve, { capture: true, once: true }))
  move()
  await told
  await new Promise((resolve) => setTimeout(resolve))
}
