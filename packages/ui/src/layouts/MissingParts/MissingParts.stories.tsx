import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { noteMissing } from '#late/missingParts.ts'
import { MissingParts } from './MissingParts.tsx'

const onNeverCame = fn(async () => undefined)
/** Asks once more for what is missing; it comes where the story says so. */
const load = fn(async () => undefined)

function Missing() {
  useEffect(() => {
    noteMissing(load, true)
    return () => noteMissing(load, false)
  }, [])
  return <MissingParts onNeverCame={onNeverCame} />
}

const meta = {
  component: MissingParts,
  title: 'Layouts/MissingParts',
  args: { onNeverCame },
  render: () => <Missing />,
} satisfies Meta<typeof MissingParts>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t be loaded/)).toBeVisible()
  },
}

/** It is gone with what was missing. */
export const ComesAtLast: Story = {
  play: async ({ canvas, userEvent }) => {
    load.mockImplementationOnce(async () => {
      noteMissing(load, false)
      return undefined
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
    await expect(onNeverCame).not.toHaveBeenCalled()
  },
}

export const NeverComes: Story = {
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await userEvent.tab()
    await expect(again).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onNeverCame).toHaveBeenCalledTimes(1))
    await expect(canvas.getByText(/couldn’t be loaded/)).toBeVisible()
  },
}
