import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ScheduleConflictBanner } from './ScheduleConflictBanner.tsx'
import { Notice } from '../Notice/Notice.tsx'

const { none, conflict, trial, longText } = examples.findClashes[200]
const [ofTeacher, ofStudent, ofAllotment, ofForm] = conflict.clashes

const meta = {
  component: ScheduleConflictBanner,
  title: 'Components/Feedback/ScheduleConflictBanner',
  tags: ['autodocs'],
  args: { clashes: conflict.clashes.slice(0, 3) },
} satisfies Meta<typeof ScheduleConflictBanner>
export default meta

type Story = StoryObj<typeof meta>

/** Shows who is busy, with what, and the first time; classes the viewer may not see have no title. */
export const Typical: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items).toEqual([
      'Amina Yusuf teaches “Tajweed, evening” at that timeFirst conflict: Tuesday, 24 Mar 2026, 20:30 – 21:30',
      'محمد عثمان has another class at that timeFirst conflict: Tuesday, 31 Mar 2026, 20:00 – 21:00',
      'Amina Yusuf is allotted to “Tajweed for beginners” at that timeFirst conflict: Tuesday, 24 Mar 2026, 20:00 – 21:00',
    ])
  },
}

export const OfTheForm: Story = {
  globals: { language: 'en' },
  args: { clashes: [ofForm!] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Two of these times overlap')
  },
}

export const OfATrialLesson: Story = {
  globals: { language: 'en' },
  args: { clashes: trial.clashes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Amina Yusuf has a trial lesson with Elif Demir at that time',
    )
  },
}

export const OfAStudent: Story = {
  globals: { language: 'en' },
  args: {
    clashes: [
      { ...ofStudent!, title: 'Seerah' },
      { ...ofStudent!, with: 'allotment', title: 'Seerah' },
      { ...ofStudent!, person: null },
      { ...ofTeacher!, person: null },
    ],
  },
  play: async ({ canvas }) => {
    const [isIn, learns, student, rest] = canvas.getAllByRole('listitem')
    await expect(isIn).toHaveTextContent('محمد عثمان is in “Seerah” at that time')
    await expect(learns).toHaveTextContent('محمد عثمان has “Seerah” at that time')
    await expect(student).toHaveTextContent('A student has another class at that time')
    await expect(rest).toHaveTextContent('and 1 more')
  },
}

const many = Array.from({ length: 7 }, (_, index) => ({ ...ofAllotment!, index }))

export const Many: Story = {
  globals: { language: 'en' },
  args: { clashes: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('and 4 more')).toBeVisible()
  },
}

export const None: Story = {
  args: { clashes: none.clashes },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** A persistent live region announces the number of conflicts when it changes. */
export const ComesAndGoes: Story = {
  globals: { language: 'en' },
  render: function Changing() {
    const [count, setCount] = useState(0)
    return (
      <>
        <Button onPress={() => setCount((now) => (now + 1) % 3)}>Next</Button>
        <ScheduleConflictBanner clashes={many.slice(0, count)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    const announcements = []
    for (let press = 0; press < 3; press += 1) {
      await fireEvent.click(canvas.getByRole('button', { name: 'Next' }))
      announcements.push(status.textContent)
    }
    await expect(announcements).toEqual(['1 scheduling conflict', '2 scheduling conflicts', ''])
    await expect(canvas.getAllByRole('status')).toEqual([status])
  },
}

export const LongText: Story = { args: { clashes: longText.clashes } }
export const EveryKind: Story = {
  args: { clashes: conflict.clashes },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(conflict.clashes.length)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { clashes: conflict.clashes.slice(0, 1) },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <Notice tone="warning">The times aren’t possible.</Notice>,
}
