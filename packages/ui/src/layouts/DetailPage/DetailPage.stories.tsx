import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, type screen, waitFor, within } from 'storybook/test'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Badge } from '#components/Badge/Badge.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { DetailPage } from './DetailPage.tsx'
import type { DetailSection } from './createListSection.tsx'
import { DetailSections } from './DetailSections.tsx'

const tall = (text: string) => (
  <Card>
    <p style={{ minBlockSize: '70vh' }}>{text}</p>
  </Card>
)
const sections: DetailSection[] = [
  { id: 'teachers', title: 'Teacher and times', count: 2, action: <Button>Allot</Button>, content: tall('Amina') },
  { id: 'payments', title: 'Billing', content: tall('Tajweed for beginners') },
  { id: 'attendance', title: 'Attendance', emptyText: 'No marks yet.', content: null },
  { id: 'reports', title: 'Reports', content: tall('Reads well.') },
  { id: 'details', title: 'Student Details', content: tall('Imran Malik') },
  { id: 'code', title: 'Assign ID', content: <Card>STD-001</Card> },
]
const onOpen = fn()
const onNear = fn()

type RecordProps = { title: string; openId: string | undefined; sections: readonly DetailSection[] }

function Record({ title, openId, sections: shown }: RecordProps) {
  const [id, setId] = useState(openId)
  return (
    <DetailPage
      back={<TextLink href="#all">All students</TextLink>}
      title={title}
      picture={<Avatar name={title} isLarge />}
      facts={
        <>
          <bdi>STD-001</bdi>
          <Badge tone="success">Active</Badge>
          <span>Age 15</span>
        </>
      }
      action={<Button variant="primary">Allot a teacher</Button>}
      contact={<ContactButtons name={title} phone="+44 7700 900100" email="malik@example.org" />}
    >
      <DetailSections
        label="Sections"
        sections={shown}
        openId={id}
        getHref={(one) => `?tab=${one}`}
        onOpen={(next) => {
          onOpen(next)
          setId(next)
        }}
        onSectionVisible={onNear}
      />
      {id !== undefined && <Button onPress={() => setId(undefined)}>To the top</Button>}
    </DetailPage>
  )
}

const meta = {
  component: Record,
  title: 'Layouts/DetailPage',
  args: { title: 'Zaynab Malik', openId: undefined, sections },
} satisfies Meta<typeof Record>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole'>

const sectionLink = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name })
const expectCurrent = (canvas: Canvas, name: string) =>
  waitFor(() => expect(sectionLink(canvas, name)).toHaveAttribute('aria-current', 'location'))
const region = (canvas: Canvas, name: string) => canvas.getByRole('region', { name })

// proves X55
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zaynab Malik' })).toBeVisible()
    await expectCurrent(canvas, 'Teacher and times')
    await userEvent.click(sectionLink(canvas, 'Reports'))
    await expect(onOpen).toHaveBeenLastCalledWith('reports')
    await expectCurrent(canvas, 'Reports')
    await expect(region(canvas, 'Reports')).toHaveFocus()
    await waitFor(() => expect(onNear).toHaveBeenCalledWith('details'))
    // The section links stay visible above the opened section.
    const nav = canvas.getByRole('navigation', { name: 'Sections' }).getBoundingClientRect()
    await expect(nav.top).toBeGreaterThanOrEqual(0)
    await expect(region(canvas, 'Reports').getBoundingClientRect().top).toBeGreaterThanOrEqual(nav.bottom)
    await userEvent.click(canvas.getByRole('button', { name: 'To the top' }))
    await waitFor(() => expect(window.scrollY).toBe(0))
    await expectCurrent(canvas, 'Teacher and times')
    await expect(sectionLink(canvas, 'Teacher and times')).toHaveFocus()
  },
}

/** The last section counts as current, even if the page is too short to scroll it to the top. */
// proves X55
export const ByAddress: Story = {
  args: { openId: 'code' },
  play: async ({ canvas }) => {
    await expectCurrent(canvas, 'Assign ID')
    await expect(region(canvas, 'Assign ID')).toHaveFocus()
  },
}

/** Scrolling updates the current section link. */
export const WhileReading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(sectionLink(canvas, 'Billing'))
    await expectCurrent(canvas, 'Billing')
    window.dispatchEvent(new WheelEvent('wheel'))
    region(canvas, 'Student Details').scrollIntoView()
    await expectCurrent(canvas, 'Student Details')
  },
}

/** An empty section without an action shows its empty text, and its link is disabled. */
export const NothingThere: Story = {
  play: async ({ canvas }) => {
    const name = sectionLink(canvas, 'Attendance')
    await expect(name).toHaveAttribute('aria-disabled', 'true')
    await expect(name).not.toHaveAttribute('href')
    await expect(name).toHaveAccessibleDescription('No marks yet.')
    await expect(region(canvas, 'Attendance')).toHaveTextContent('No marks yet.')
  },
}

export const LongText: Story = {
  args: { title: 'A name that somebody has written without ever coming to an end '.repeat(3) },
}

/** The link of the current section is scrolled into view. */
export const Phone: Story = {
  args: { openId: 'details' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expectCurrent(canvas, 'Student Details')
    await waitFor(async () => {
      const { left, right } = sectionLink(canvas, 'Student Details').getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** With the keyboard, focused section links are fully visible, and no focused element is hidden below them. */
// proves X55
export const ByKeys: Story = {
  args: {
    sections: sections.map((section) => ({
      ...section,
      content: (
        <Card>
          <TextLink href={`#${section.id}`}>{`More of ${section.title}`}</TextLink>
          <p style={{ minBlockSize: '40vh' }} />
        </Card>
      ),
    })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Sections' })
    const names = within(nav).getAllByRole('link')
    // Marking the current section scrolls its link into view.
    await expectCurrent(canvas, 'Teacher and times')
    names[0]?.focus()
    for (const name of names.filter((one) => one.hasAttribute('href'))) {
      await expect(name).toHaveFocus()
      await waitFor(async () => {
        const { left, right } = name.getBoundingClientRect()
        await expect(left, name.textContent).toBeGreaterThanOrEqual(0)
        await expect(right, name.textContent).toBeLessThanOrEqual(window.innerWidth)
      })
      await userEvent.tab()
    }
    const more = canvas.getAllByRole('link', { name: /^More of/ })
    more.at(-1)?.focus()
    for (const link of more.toReversed()) {
      link.focus()
      await expect(link.getBoundingClientRect().top, link.textContent).toBeGreaterThanOrEqual(
        nav.getBoundingClientRect().bottom,
      )
    }
  },
}
