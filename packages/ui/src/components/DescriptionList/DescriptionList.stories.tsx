import type { Teacher } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const { typical, longText, pending } = examples.listTeachers[200]

const createItems = (teacher: Teacher | undefined) => [
  { label: 'Name', value: teacher?.name },
  { label: 'Teacher ID', value: teacher?.teach_id },
  { label: 'Email', value: teacher?.email },
  { label: 'Contact Number', value: <bdi>{teacher?.contact_number}</bdi> },
  { label: 'Status', value: <StatusBadge kind="teacher" status={teacher?.status} /> },
  { label: 'Other experience', value: teacher?.other_experience },
  { label: 'Experience in Quran', value: teacher?.experience_Quran, isWide: true },
]

const meta = {
  component: DescriptionList,
  title: 'Components/Lists/DescriptionList',
  tags: ['autodocs'],
  args: { items: createItems(typical.teachers[0]) },
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name').nextElementSibling).toHaveTextContent('Amina Yusuf')
  },
}

export const SomeMissing: Story = {
  args: { items: [...createItems(pending.teachers[0]), { label: 'Institution', value: '  ' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teacher ID').nextElementSibling).toHaveTextContent('N/A')
    await expect(canvas.getByText('Institution').nextElementSibling).toHaveTextContent('N/A')
  },
}

export const LongText: Story = { args: { items: createItems(longText.teachers[0]) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { label: 'Name', value: 'Zaynab Malik' },
      { label: 'Status', value: <StatusBadge kind="teacher" status="approved" /> },
      { label: 'Notes', value: null, isWide: true },
    ],
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    items: [
      { label: 'Zaynab Malik has the status', value: 'approved' },
      { label: 'and there are', value: 'no notes' },
    ],
  },
}
