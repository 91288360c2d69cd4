import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { languages } from '#i18n/languages.ts'
import { ready } from '#remote.ts'
import page from './FeesScreen.stories.tsx'
import { FeesScreen } from './FeesScreen.tsx'

const { typical, family } = examples.listFees[200]
const first = typical.fees.find(({ status }) => status === 'overdue')!

/** Reminders of overdue fees. */
const meta = { ...page, component: FeesScreen, title: 'Screens/Admin/Fees/Reminders' } satisfies Meta<typeof FeesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X115
export const Reminded: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: `Remind ${first.student.name}` })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reminder' })
    await waitFor(() => expect(text.value).toContain(first.reference))
    await expect(text.value).toContain(`https://school.test/student/billing?fee=${first.id}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Copy reminder' }))
    await expect(args.copyText).toHaveBeenCalledWith(expect.stringContaining(first.course.name))
    await expect(await dialog.findByText('Copied')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /Reminder language/ }))
    const inUrdu = languages.find(({ id }) => id === 'ur')!.name
    await userEvent.click(await screen.findByRole('option', { name: inUrdu }))
    await waitFor(() => expect(text.value).toMatch(/^آداب/))
  },
}

export const RemindedWithSalam: Story = {
  parameters: { school: { emailGreeting: 'salam' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: `Remind ${first.student.name}` })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reminder' })
    await waitFor(() => expect(text.value).toMatch(/^(Assalamu alaikum|السلام)/))
  },
}

/** One text for all overdue fees of a guardian’s children. */
// proves X234
export const GuardianReminded: Story = {
  args: { fees: ready({ ...family, onLoadMore: undefined }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('$20 of $45 paid, $25 left')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remind Imran Malik about all 3 overdue fees' })[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind Imran Malik' }))
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reminder' })
    await waitFor(() => expect(text.value).toContain('$110'))
    for (const { student, reference } of family.fees) {
      await expect(text.value).toContain(student.name)
      await expect(text.value).toContain(reference)
    }
    await expect(text.value).toContain('https://school.test/student/billing')
    await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', expect.stringContaining('110'))
  },
}
