import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClassTime } from '../components/ClassTime/ClassTime.tsx'
import { EventTime } from '../components/EventSummary/EventSummary.tsx'
import { Money } from '../components/Money/Money.tsx'
import { PersonName } from '#components/PersonName/PersonName.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { CourseTimesTable } from '#components/CourseTimesTable/CourseTimesTable.tsx'

/** Values that must not wrap, in a very narrow container. */
const meta = {
  title: 'Design/No wrapping',
  parameters: {
    now: new Date('2026-05-15T06:00:00Z'),
    school: { viewerZone: 'Europe/London' },
    layoutExemptions: {
      overflow: 'The container is narrower than the values.',
      brokenWord: 'The container is narrower than the name of the course.',
    },
  },
  render: () => (
    <div style={{ inlineSize: '3rem' }}>
      <StatusBadge kind="payment" status="underReview" />
      <p>
        <Money amount={1250} />
      </p>
      <PersonName code="STD-001" name={null} />
      <ClassTime from="22:00" to="01:30" days={[1, 2, 4]} schoolZone="Asia/Karachi" viewerZone="Europe/London" />
      <p data-lines="2" style={{ inlineSize: '9rem' }}>
        <EventTime time="2026-05-15T16:05" />
      </p>
      {/* Rows of tables wrap in containers that are narrower than any phone. */}
      <div style={{ inlineSize: '18rem' }}>
        <CourseTimesTable
          label="Times"
          times={[{ id: 1, courseName: 'Tajweed', from: '22:00', to: '01:30', days: [1, 3] }]}
          fromLabel="From"
          toLabel="To"
          emptyText="None"
        />
      </div>
    </div>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

function lineCount(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  const bottoms = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom))
  // Text in another script on the same line can end a few pixels off.
  return bottoms.toSorted((one, other) => one - other).filter((bottom, at, all) => bottom - (all[at - 1] ?? 0) > 8)
    .length
}

/** Only a date with a time may take two lines. */
const expectNoWrapping: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const values = [...canvasElement.querySelectorAll('bdi:not([role="rowheader"] *)')]
  await expect(values.length).toBeGreaterThan(8)
  const broken = values.filter(
    (value) => lineCount(value) > Number(value.closest<HTMLElement>('p')?.dataset['lines'] ?? 1),
  )
  await expect(broken.map(({ textContent }) => textContent)).toEqual([])
}

export const InEnglish: Story = { tags: ['axe'], globals: { language: 'en' }, play: expectNoWrapping }
export const InUrdu: Story = { globals: { language: 'ur' }, play: expectNoWrapping }
export const InArabic: Story = { globals: { language: 'ar' }, play: expectNoWrapping }
