import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

/**
 * For phone stories: the skip button is on the first screen, and the summary stays visible at the bottom of the page.
 */
export async function expectPaymentFitsPhone({ canvas, userEvent }: Stage): Promise<void> {
  const summary = canvas.getByRole('region', { name: 'What you pay for' })
  const skipButton = canvas.getByRole('button', { name: 'I have paid already' })
  await expect(skipButton.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  await userEvent.click(skipButton)
  await expect(canvas.getByRole('button', { name: 'Choose picture' })).toHaveFocus()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(100))
  await expect(summary.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await expect(summary.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
}
