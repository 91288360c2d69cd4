import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'

/** The card of a purchase in the list. */
export const cardOf = (canvas: StoryContext['canvas'], name: string) =>
  within(canvas.getByRole('heading', { name }).closest('li')!)
