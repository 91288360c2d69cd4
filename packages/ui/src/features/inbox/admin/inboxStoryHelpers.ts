import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'

type Canvas = StoryContext['canvas']

/** The details of the open item. */
export const openItem = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Details' }))
export const heading = (canvas: Canvas) => openItem(canvas).getByRole('heading', { level: 2 })
