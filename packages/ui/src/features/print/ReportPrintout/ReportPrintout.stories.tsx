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

/** The latest outlines, of many. */
// proves D318.2
export const ManyOutlines: Story = {
  args: { report: { ...report, taught: Array.from({ length: 30 }, (_, index) => `Surah ${index + 1}`) } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article')
    await expect(sheet).toHaveTextContent('30 lessons of the course taught')
    await expect(sheet).toHaveTextContent('… · Surah 25 · Surah 26 · Surah 27 · Surah 28 · Surah 29 · Surah 30')
    await expect(sheet).not.toHaveTextContent('Surah 24 ')
  },
}

/** The attendance of the previous report and the first sentence of its remarks are beside the new one. */
// proves D318.3
export const WithPrevious: Story = {
  args: {
    previous: { ...report, id: 9, attendance: '80', date: '2026-10-12', test_remarks: 'Reads fluently. Next: Noon.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Previous report, /)).toHaveTextContent(
      /^Previous report, 12 Oct 2026: 80% · Reads fluently\.$/,
    )
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

/** What A4 and Letter have in common without their margins, in millimetres. */
const MILLIMETRE = 96 / 25.4
const PRINTED = { inlineSize: 182, blockSize: 250 }

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
  args: { previous: { ...report, id: 9, attendance: '80', date: '2026-10-12' } },
  globals: { language: 'ur', viewport: { value: 'desk', isRotated: false } },
  play: fitsOnePage,
}

export const OnePageInArabic: Story = { ...OnePageInUrdu, globals: { ...OnePageInUrdu.globals, language: 'ar' } }
