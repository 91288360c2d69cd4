import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { languages } from '#i18n/languages.ts'
import { withTranslatedQueries } from '#testing/inAnyLanguage/translatedQueries.ts'
import { LessonMessageComposer } from './LessonMessageComposer.tsx'

const { otherClocks } = examples.getTimetable[200]
const lesson = otherClocks.lessons.find(({ classId }) => classId === 2)!
const urdu = languages.find(({ id }) => id === 'ur')!.name
const copyText = fn(async (_text: string) => true)

const meta = {
  component: LessonMessageComposer,
  title: 'Screens/Shared/Timetable/Lesson/Message',
  args: { lesson, timeZone: 'Asia/Karachi', viewerZone: 'America/Chicago', onBack: fn() },
  parameters: { now: new Date('2026-03-22T09:00:00Z') },
  decorators: [(Story) => <CopyTextContext value={copyText}>{Story()}</CopyTextContext>],
} satisfies Meta<typeof LessonMessageComposer>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const all = withTranslatedQueries(screen)
const message = ({ canvas }: Pick<Play, 'canvas'>) => canvas.findByRole('textbox', { name: 'Message' })
const whatsApp = ({ canvas }: Pick<Play, 'canvas'>) => canvas.findByRole('link', { name: /^Open in WhatsApp/ })

async function sentText(context: Pick<Play, 'canvas'>): Promise<string | null> {
  return new URL((await whatsApp(context)).getAttribute('href') ?? '').searchParams.get('text')
}

export const EnglishMessage: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async (context) => {
    const words = /^Tajweed, evening: Tuesday 24 March, 20:30 \(Pakistan Time\)\nJoin: https/
    await waitFor(async () => expect((await message(context)).textContent).toMatch(words))
    await waitFor(async () => expect(await sentText(context)).toMatch(words))
    await expect(await whatsApp(context)).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

// proves X33
/** The message can be in another language than the page. */
export const UrduMessage: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /Message language/ }))
    await userEvent.click(await all.findByRole('option', { name: urdu }))
    await waitFor(async () => expect((await message(context)).textContent).toContain('پاکستان وقت'))
  },
}

// proves X33
export const InAnotherZone: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const zone = await canvas.findByRole('combobox', { name: /^Recipient’s time zone/ })
    await userEvent.clear(zone)
    await userEvent.type(zone, 'auckland')
    await userEvent.click(await all.findByRole('option', { name: /Pacific\/Auckland/ }))
    await waitFor(async () =>
      expect((await message(context)).textContent).toContain('Wednesday 25 March, 04:30 (New Zealand Time)'),
    )
  },
}

/** The edited text is sent and copied; a typed number becomes the recipient. */
export const Edited: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(async () => expect(await message(context)).toBeEnabled())
    await userEvent.clear(await message(context))
    await userEvent.type(await message(context), 'See you')
    await userEvent.type(canvas.getByRole('textbox', { name: 'WhatsApp number' }), '+92 300 1234567')
    await expect(await whatsApp(context)).toHaveAttribute('href', 'https://wa.me/923001234567?text=See%20you')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(copyText).toHaveBeenLastCalledWith('See you')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

/** A number without a country code is rejected by the field. */
export const NumberWithoutCode: Story = {
  parameters: { school: { contactPhone: '' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'WhatsApp number' }), '0300 7654321')
    await expect(await canvas.findByText('Enter the number with its country code, like +92 300 1234567.')).toBeVisible()
    await expect((await whatsApp(context)).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
