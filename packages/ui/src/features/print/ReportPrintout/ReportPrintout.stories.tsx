import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PrintPreview } from '../PrintPreview.tsx'
import { ReportPrintout } from './ReportPrintout.tsx'

const { data: report } = examples.getStudentPerformance[200].typical
const { branded } = examples.getSettings[200]

const meta = {
  component: ReportPrintout,
  title: 'Print/ReportPrintout',
  args: { report },
  render: (args) => (
    <PrintPreview onClose={fn()}>
      <ReportPrintout {...args} />
    </PrintPreview>
  ),
} satisfies Meta<typeof ReportPrintout>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const trackOf = (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('[aria-hidden] > [style]')

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article')
    await expect(sheet).toHaveTextContent('92%11 days present · 1 day absent')
    await expect(Number.parseFloat(trackOf(sheet)!.style.inlineSize)).toBeCloseTo((11 / 12) * 100)
  },
}

/** The report shows the teacher’s percentage; attendance marks that disagree are hidden. */
export const MarkedOtherwise: Story = {
  args: { report: { ...report, attendance: '92', marked: { ...report.marked, present: 2, absent: 0 } } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article')
    await expect(sheet).toHaveTextContent('92%')
    await expect(sheet).not.toHaveTextContent(/days? present/)
    await expect(trackOf(sheet)!.style.inlineSize).toBe('92%')
  },
}

export const InWords: Story = {
  args: { report: { ...report, attendance: 'Always on time' } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article')
    await expect(sheet).toHaveTextContent('Always on time11 days present · 1 day absent')
  },
}

/** A4 minus its margins, in CSS pixels. */
const MILLIMETRE = 96 / 25.4
const PRINTED = { inlineSize: 182, blockSize: 268 }

/** Measures the page as printed: without its border and minimum height. */
const fitsOnePage: Play = async ({ canvas }) => {
  const sheet = await canvas.findByRole('article')
  Object.assign(sheet.style, { inlineSize: `${PRINTED.inlineSize}mm`, minBlockSize: '0', padding: '0', border: '0' })
  await document.fonts.ready
  await expect(sheet.getBoundingClientRect().height / MILLIMETRE).toBeLessThanOrEqual(PRINTED.blockSize)
}

/** A school with a long address and short texts fits on one page, even with tall Urdu lines. */
export const OnePageInUrdu: Story = {
  parameters: { school: branded.settings },
  globals: { language: 'ur', viewport: { value: 'desk', isRotated: false } },
  play: fitsOnePage,
}

export const OnePageInArabic: Story = { ...OnePageInUrdu, globals: { ...OnePageInUrdu.globals, language: 'ar' } }
