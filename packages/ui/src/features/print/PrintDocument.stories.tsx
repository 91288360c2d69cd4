import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#components/Button/Button.tsx'
import { languages } from '#i18n/languages.ts'
import { SharePrintoutsContext } from '#providers/SharePrintoutsContext.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { PrintDocument } from './PrintDocument.tsx'
import { PrintPreview } from './PrintPreview.tsx'

const urdu = languages.find(({ id }) => id === 'ur')!
const { typical, branded, longText } = examples.getSettings[200]
const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" rx="24" fill="#0b4f42"/><circle cx="120" cy="80" r="50" fill="#f6e7c1"/></svg>',
)}`

type Args = { pages: number; onClose: () => void; onPrint: () => void }

function Letter() {
  return (
    <PrintDocument
      name="Letter 12"
      summary="Letter · Be kind to books"
      reference="L-12"
      signatures={[{ role: 'Teacher', name: 'أحمد المنصوري' }, { role: 'Parent or guardian' }]}
    >
      <title>Letter 12</title>
      <h1>Be kind to books</h1>
      <p>{examples.listPolicies[200].typical.policy[0]?.description}</p>
    </PrintDocument>
  )
}

const meta = {
  title: 'Print/PrintDocument',
  args: { pages: 1, onClose: fn(), onPrint: fn() },
  parameters: { school: typical.settings },
  render: ({ pages, ...actions }) => (
    <PrintPreview {...actions}>
      {Array.from({ length: pages }, (_, index) => (
        <Letter key={index} />
      ))}
    </PrintPreview>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

// proves X82
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Be kind to books' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Letter 12'))
    const sheet = canvas.getByRole('article', { name: 'Letter 12' })
    for (const line of typical.settings.address.split('\n')) await expect(sheet).toHaveTextContent(line)
    await expect(sheet).toHaveTextContent(typical.settings.contactPhone)
    await expect(sheet).toHaveTextContent(typical.settings.contactEmail)
    await expect(sheet).toHaveTextContent('Printed on 18 Nov 2026')
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Teacherأحمد المنصوري',
      'Parent or guardian',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

// proves 2§2.report.1, 2§9.6
export const SheetIsA4: Story = {
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const sheet = (await canvas.findByRole('article')).getBoundingClientRect()
    await expect(sheet.height / sheet.width).toBeCloseTo(297 / 210, 2)
  },
}

export const TitleComesBack: Story = {
  render: function Openable(args) {
    const [isOpen, setIsOpen] = useState(false)
    return isOpen ? (
      <PrintPreview {...args} onClose={() => setIsOpen(false)}>
        <Letter />
      </PrintPreview>
    ) : (
      <Button onPress={() => setIsOpen(true)}>Open</Button>
    )
  },
  play: async ({ canvas, userEvent }) => {
    document.title = 'My classes'
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(document.title).toBe('Letter 12'))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.title).toBe('My classes'))
  },
}

/** A school without its own logo shows the product’s name and logo. */
// proves 2§2.report.3, 2§2.report.4, 2§2.billing.3
export const OwnSchool: Story = {
  parameters: { school: examples.getSettings[200].rupees.settings },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(examples.getSettings[200].rupees.settings.name)).toBeVisible()
    await expect(canvas.getByText('Maktab')).toBeVisible()
  },
}

// proves X80
export const OwnMark: Story = {
  parameters: { school: { ...branded.settings, logo: mark } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(branded.settings.name)).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('header img')).toBeVisible())
    // The product is named in the footer.
    await expect(canvasElement.querySelector('footer')).toHaveTextContent('Maktab')
  },
}

/** Only the printed page changes its language, not the surrounding page. */
// proves X82
export const InAnotherLanguage: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Document language/ }))
    await userEvent.click(await screen.findByRole('option', { name: urdu.name }))
    const sheet = canvas.getByRole('article')
    await waitFor(() => expect(getComputedStyle(sheet).direction).toBe('rtl'))
    await expect(sheet.closest('[lang]')).toHaveAttribute('lang', 'ur-PK')
    await expect(sheet).not.toHaveTextContent('Printed on')
    // The reference keeps its character order in right-to-left text.
    await expect(canvas.getByText('L-12')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(document.documentElement.dir).toBe('ltr')
  },
}

const share = fn()

// proves X83
export const Shared: Story = {
  args: { pages: 2 },
  decorators: [
    (Story) => (
      <SharePrintoutsContext value={share}>
        <Story />
      </SharePrintoutsContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    share.mockReset()
    share.mockResolvedValueOnce('again').mockResolvedValueOnce('failed').mockResolvedValueOnce('shared')
    const button = await canvas.findByRole('button', { name: 'Share' })
    await userEvent.click(button)
    await expect(share).toHaveBeenCalledWith({
      name: 'Letter 12',
      text: 'Letter · Be kind to books\nLetter · Be kind to books',
      sheets: canvas.getAllByRole('article'),
    })
    await expect(await canvas.findByText(/Ready to share\. Press Share again/)).toBeVisible()
    await userEvent.click(button)
    await expect(
      await canvas.findByText(/Couldn’t share the document\. Print it or save it as a PDF instead/),
    ).toBeVisible()
    await userEvent.click(button)
    await waitFor(() =>
      expect(canvas.queryByText(/Couldn’t share the document\. Print it or save it as a PDF instead/)).toBeNull(),
    )
  },
}

/** On phones, sharing comes first. */
// proves D319.1
export const SharedFromAPhone: Story = {
  ...Shared,
  args: { pages: 1 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Share' })
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names.indexOf('Share')).toBeLessThan(names.indexOf('Print'))
  },
}

/** Hidden if the browser can’t share. */
export const NoSharing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

export const Several: Story = {
  args: { pages: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('article')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const LongText: Story = { parameters: { school: longText.settings } }
