import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TeacherCards } from './TeacherCards.tsx'

const { typical, longText } = examples.getFrontPage[200]
const first = typical.teachers[0]!

const meta = {
  component: TeacherCards,
  title: 'Screens/Public/Front page/Teachers',
  args: { teachers: typical.teachers },
} satisfies Meta<typeof TeacherCards>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(typical.teachers.length)
    await expect(canvas.getByText('Speaks English and Arabic')).toBeVisible()
    await expect(canvas.getByText('10 years of teaching')).toBeVisible()
  },
}

/** A teacher who says nothing but their name. */
export const OnlyTheName: Story = {
  args: { teachers: [{ ...first, about: '', languages: [], experienceYears: null, photo: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: first.name })).toBeVisible()
    await expect(canvas.queryByText(/Speaks|teaching/)).toBeNull()
  },
}

export const Many: Story = {
  args: { teachers: Array.from({ length: 9 }, (_, index) => ({ ...first, id: index + 1 })) },
  play: async ({ canvas, userEvent }) => {
    const headings = canvas.getAllByRole('heading', { name: first.name, hidden: true })
    await expect(headings).toHaveLength(9)
    await expect(headings[5]).toBeVisible()
    await expect(headings[6]).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show 3 more teachers'))
    await expect(headings[8]).toBeVisible()
  },
}

export const LongText: Story = { args: { teachers: longText.teachers } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
