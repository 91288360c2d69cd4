import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Select } from '../Select/Select.tsx'
import { FilterBar } from './FilterBar.tsx'

const toItems = (courses: readonly { id: number; name: string }[]) =>
  courses.map(({ id, name }) => ({ id: String(id), label: name }))
const courses = toItems(examples.listCourses[200].typical.course)
const longCourses = toItems(examples.listCourses[200].longText.course)

function Fields({ items }: { items: { id: string; label: string }[] }) {
  const [course, setCourse] = useState<string | null>(null)
  return (
    <>
      <Select label="Course" placeholder="All courses" items={items} selectedId={course} onSelect={setCourse} />
      <Select label="Teacher" placeholder="All teachers" items={[]} selectedId={null} onSelect={() => undefined} />
    </>
  )
}

const meta = {
  component: FilterBar,
  title: 'Components/Lists/FilterBar',
  tags: ['autodocs'],
  args: { children: <Fields items={courses} />, onApply: fn(), onRefresh: fn() },
} satisfies Meta<typeof FilterBar>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Course/ }))
    await userEvent.click(await screen.findByRole('option', { name: String(courses[0]?.label) }))
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(args.onRefresh).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = {
  decorators: [
    (Bar) => (
      <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>
        <Bar />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('form', { name: 'Filters' })).toBeVisible()
    const box = canvasElement.querySelector('form')!
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}

export const LongText: Story = {
  args: { children: <Fields items={longCourses} /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Course/ }))
    await userEvent.click((await screen.findAllByRole('option'))[0]!)
    const box = canvasElement.querySelector('form')!
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    children: <Select label="Choose" placeholder="Choose" items={[]} selectedId={null} onSelect={() => undefined} />,
  },
}
