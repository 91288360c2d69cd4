import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { formatDayName } from '#lib/time/isoDay.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { RequestTrialScreen } from './RequestTrialScreen.tsx'

const [, , , course] = examples.listCourses[200].typical.course
const { pastTime } = examples.requestTrial[422]
const LOCALE = 'en-GB'

const meta = {
  component: RequestTrialScreen,
  title: 'Screens/Public/Try a free lesson',
  args: {
    isOffered: true,
    course: { id: course!.id, name: course!.name },
    onRequest: acceptSubmit(),
    onRequested: fn(),
    enrollHref: '#enroll',
    coursesHref: '#courses',
  },
  parameters: { school: { timeZone: 'Asia/Karachi', viewerZone: 'Europe/London' } },
} satisfies Meta<typeof RequestTrialScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Fills the six fields: the first time is Thursday, 26 November, at 16:00. */
async function fill({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await fillField(userEvent, canvas.getByRole('textbox', { name: 'Student’s name' }), 'Zoya Iqbal')
  await fillField(userEvent, canvas.getByRole('textbox', { name: 'Age' }), '8')
  await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
  const [day, time] = [
    canvas.getAllByRole('button', { name: /\bDay$/ })[0]!,
    canvas.getAllByRole('button', { name: /\bTime$/ })[0]!,
  ]
  await userEvent.click(day)
  await userEvent.click(await screen.findByRole('option', { name: formatDayName('2026-11-26', LOCALE) }))
  await userEvent.click(time)
  await userEvent.click(await screen.findByRole('option', { name: formatWallTime('16:00', LOCALE) }))
  await fillField(userEvent, canvas.getByRole('textbox', { name: 'WhatsApp number' }), '+44 20 5550142')
}

export const Typical: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async ({ args, ...page }) => {
    await fill(page)
    await page.userEvent.click(page.canvas.getByRole('button', { name: 'Ask for a free lesson' }))
    await waitFor(() =>
      expect(args.onRequest).toHaveBeenCalledWith({
        name: 'Zoya Iqbal',
        age: 8,
        language: 'english',
        wishes: [{ day: '2026-11-26', time: '16:00' }],
        zone: 'Europe/London',
        phone: '+44 20 5550142',
        courseId: course!.id,
      }),
    )
    await waitFor(() => expect(args.onRequested).toHaveBeenCalled())
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a free lesson' }))
    const name = await canvas.findByRole('textbox', { name: 'Student’s name' })
    await expect(name).toHaveAccessibleDescription(/is required/)
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  globals: { language: 'en' },
  args: { onRequest: rejectSubmit(pastTime.message, pastTime.error) },
  play: async ({ args, ...page }) => {
    await fill(page)
    await page.userEvent.click(page.canvas.getByRole('button', { name: 'Ask for a free lesson' }))
    await expect((await page.canvas.findAllByText(/This time has passed/))[0]).toBeVisible()
    await expect(args.onRequest).toHaveBeenCalled()
    await expect(page.canvas.getByRole('textbox', { name: 'Student’s name' })).toHaveValue('Zoya Iqbal')
  },
}

export const Sending: Story = {
  globals: { language: 'en' },
  args: { onRequest: neverSettle() },
  play: async (page) => {
    await fill(page)
    await page.userEvent.click(page.canvas.getByRole('button', { name: 'Ask for a free lesson' }))
    await expect(await page.canvas.findByText('Sending…')).toBeVisible()
  },
}

export const WithoutCourse: Story = { args: { course: undefined } }

export const NotOffered: Story = {
  args: { isOffered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '#enroll')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const LongText: Story = { args: { course: { id: 1, name: examples.listCourses[200].longText.course[0]!.name } } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
