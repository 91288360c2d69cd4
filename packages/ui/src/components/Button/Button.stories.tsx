import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
const meta = { component: Button } satisfies Meta<typeof Button>
export default meta
export const Primary: StoryObj<typeof meta> = { play: async ({ canvas }) => { await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible() } }
