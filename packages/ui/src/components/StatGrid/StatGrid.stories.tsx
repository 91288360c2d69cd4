import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, CalendarDays, GraduationCap, Users, Video } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { StatGrid } from './StatGrid.tsx'

const stats = [
  { id: 'classes', label: 'Classes', icon: <Video />, count: ready(examples.listAllClasses[200].typical.data.length) },
  {
    id: 'courses',
    label: 'Courses',
    icon: <BookOpen />,
    count: ready(examples.listCourses[200].typical.course.length),
  },
  {
    id: 'students',
    label: 'Students',
    icon: <Users />,
    count: ready(examples.listStudents[200].typical.students.length),
  },
  {
    id: 'teachers',
    label: 'Teachers',
    icon: <GraduationCap />,
    count: ready(examples.listTeachers[200].typical.teachers.length),
  },
  {
    id: 'events',
    label: 'Events',
    icon: <CalendarDays />,
    count: ready(examples.listEvents[200].typical.event.length),
  },
]

const meta = {
  component: StatGrid,
  title: 'Components/Content/StatGrid',
  tags: ['autodocs'],
  args: { label: 'At a glance', stats: stats.map((stat) => ({ ...stat, href: `#${stat.id}` })) },
} satisfies Meta<typeof StatGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'At a glance' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await expect(within(list).getAllByRole('link')).toHaveLength(5)
  },
}

export const Loading: Story = { args: { stats: stats.map((stat) => ({ ...stat, count: loading })) } }

export const OneFailed: Story = {
  args: {
    stats: stats.map((stat) =>
      stat.id === 'classes' ? { ...stat, count: failed('Failed to load classes', fn()) } : stat,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { stats: stats.slice(0, 3).map((stat) => ({ ...stat, href: `#${stat.id}` })) },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    stats: ['Rooms', 'Offices', 'Languages'].map((label) => ({ id: label, label, icon: <Users />, count: ready(1) })),
  },
}
