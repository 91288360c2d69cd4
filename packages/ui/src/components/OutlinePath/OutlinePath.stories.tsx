import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { getOutlinePath } from '#lib/lessons/outlinePath.ts'
import { OutlinePath } from './OutlinePath.tsx'

const today = '2026-03-24'
const pathOf = (outlineCount: number, held: number, upcomingDays: string[] = []) =>
  getOutlinePath({ outlineCount, progress: { held }, upcomingDays, today })

const meta = {
  component: OutlinePath,
  title: 'Components/School/OutlinePath',
  tags: ['autodocs'],
  args: { steps: pathOf(6, 3, [today]) },
} satisfies Meta<typeof OutlinePath>
export default meta

type Story = StoryObj<typeof meta>

const statesIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-outline-state]')].map(({ dataset }) => dataset.outlineState)

export const Today: Story = {
  tags: ['axe'],
  play: async ({ canvasElement }) => {
    await expect(statesIn(canvasElement)).toEqual(['done', 'done', 'done', 'today', 'next', 'ahead'])
    await expect(canvasElement.querySelector('[aria-hidden]')).not.toBeNull()
  },
}

export const NotBegun: Story = {
  args: { steps: pathOf(6, 0) },
  play: async ({ canvasElement }) => {
    await expect(statesIn(canvasElement)[0]).toBe('next')
  },
}

export const Finished: Story = {
  args: { steps: pathOf(6, 9) },
  play: async ({ canvasElement }) => {
    await expect(new Set(statesIn(canvasElement))).toEqual(new Set(['done']))
  },
}

/** A long course is a bar. */
export const LongCourse: Story = {
  args: { steps: pathOf(120, 40) },
  play: async ({ canvasElement }) => {
    await expect(statesIn(canvasElement)).toEqual([])
    await expect(canvasElement.querySelector<HTMLElement>('[style]')?.style.inlineSize).toMatch(/^33\./)
  },
}

export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeNull()
  },
}

/** Fills in reading direction. */
export const Arabic: Story = { globals: { language: 'ar', scheme: 'dark' } }
