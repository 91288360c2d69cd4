import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import page from './ClassesScreen.stories.tsx'
import { ClassesScreen } from './ClassesScreen.tsx'

const meta = { ...page, component: ClassesScreen, title: 'Screens/Student/Classes/Excuses' } satisfies Meta<
  typeof ClassesScreen
>
export default meta

type Story = StoryObj<typeof meta>

const { title } = examples.listStudentClasses[200].typical.classes[0]!.class
const excusable = examples.getTimetable[200].excused.lessons[0]!
const atExcusable = { now: new Date('2026-03-22T09:00:00Z') }

/** The menu of a class excuses its next lesson. */
export const Excusing: Story = {
  tags: ['axe'],
  parameters: atExcusable,
  args: {
    lessons: [{ ...excusable, excused: null }],
    excuses: { onExcuse: acceptSubmit(), onWithdraw: acceptSubmit() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More actions: ${title}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: `Can’t come: ${title}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    const { classId, timingId, day } = excusable
    await waitFor(() => expect(args.excuses?.onExcuse).toHaveBeenCalledWith({ classId, timingId, day }))
  },
}

export const Excused: Story = {
  parameters: atExcusable,
  args: { lessons: [excusable], excuses: { onExcuse: acceptSubmit(), onWithdraw: acceptSubmit() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More actions: ${title}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: `I can come: ${title}` }))
    await expect(args.excuses?.onWithdraw).toHaveBeenCalled()
  },
}
