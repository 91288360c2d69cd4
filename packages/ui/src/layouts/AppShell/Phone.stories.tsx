import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Formik } from 'formik'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Language } from '#i18n/languages.ts'
import { FormActions } from '#forms/FormActions.tsx'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'
import { ready } from '#remote.ts'
import { AppShell } from './AppShell.tsx'
import { getHref, createShellStoryArgs } from './createShellStoryArgs.ts'

const meta = {
  component: AppShell,
  title: 'Layouts/AppShell/Phone',
  parameters: { layout: 'fullscreen' },
  args: { ...createShellStoryArgs(), user: ready(examples.getCurrentUser[200].admin.user), children: <h1>Courses</h1> },
} satisfies Meta<typeof AppShell>
export default meta

type Story = StoryObj<typeof meta>

const sizes = {
  small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
  low: { name: 'Low phone', styles: { width: '320px', height: '568px' } },
  zoomed: { name: 'Desk at 400 %', styles: { width: '320px', height: '256px' } },
}
const at = (value: 'phone' | keyof typeof sizes, language?: Language) => ({
  globals: { viewport: { value, isRotated: false }, ...(language && { language }) },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } }, ...sizes } },
  },
})

export const Phone: Story = {
  tags: ['axe'],
  args: { privacy: { isOn: false, onChange: fn() }, settingsHref: '#settings', currentPath: '#students' },
  ...at('phone'),
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Shortcuts' }))
    const names = bar.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Dashboard', 'Inbox', 'Students', 'Timetable'])
    await expect(bar.getByRole('link', { name: 'Students' })).toHaveAttribute('aria-current', 'page')
    const more = bar.getByRole('button', { name: 'More' })
    await expect(more).not.toHaveAttribute('aria-current')
    await userEvent.click(more)
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(sheet.getByRole('link', { name: 'School settings' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: /Salma/ }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark mode' })).toBeVisible())
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Hide personal details' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(sheet.getByRole('link', { name: 'Dashboard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull()
  },
}

/** The inbox shows its count in the bar and in the menu. */
// proves X52
export const PhoneWaiting: Story = {
  tags: ['axe'],
  args: { navigation: getNavigation('admin', getHref, { inbox: 128 }) },
  ...at('small', 'ur'),
  play: async ({ canvas, userEvent }) => {
    const inbox = await canvas.findByRole('link', { name: /99/ })
    await expect(inbox).toHaveAttribute('href', '#inbox')
    const more = canvas.getByRole('button', { name: 'More' })
    await expect(more).not.toHaveAccessibleDescription()
    await userEvent.click(more)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('link', { name: /^Inbox/ })).toBeVisible()
  },
}

/** The reminders page is in the account menu; opening it closes the sheet. */
export const PhoneReminders: Story = {
  args: { remindersHref: '#reminders', accountHref: '#account' },
  ...at('phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(sheet.getByRole('button', { name: /Salma/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Name and password' })).toBeVisible()
    const entry = await screen.findByRole('menuitem', { name: 'Calendar and reminders' })
    await expect(entry).toHaveAttribute('href', '#reminders')
    await userEvent.click(entry)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** For a page that isn't in the bar, the More button is marked as current. */
export const PhoneElsewhere: Story = {
  ...at('phone'),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Shortcuts' }))
    await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true')
    await expect(bar.queryByRole('link', { current: 'page' })).toBeNull()
  },
}

const page = (
  <>
    <h1>Courses</h1>
    {Array.from({ length: 40 }, (_, index) => (
      <p key={index}>A line of the page</p>
    ))}
  </>
)

/** The bars stay visible, nothing overflows the screen, and no label is cut off. */
const expectFittingBars: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  const bar = await canvas.findByRole('navigation', { name: /./ })
  window.scrollTo(0, 300)
  await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0)
  await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBeCloseTo(0, 0)
  const root = canvasElement.ownerDocument.documentElement
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  for (const label of bar.querySelectorAll('span')) {
    await expect(label.scrollWidth, label.textContent).toBeLessThanOrEqual(label.clientWidth)
  }
  window.scrollTo(0, 0)
}
const smallByRole = {
  admin: { args: { navigation: getNavigation('admin', getHref), children: page }, play: expectFittingBars },
  teacher: { args: { navigation: getNavigation('teacher', getHref), children: page }, play: expectFittingBars },
  student: { args: { navigation: getNavigation('student', getHref), children: page }, play: expectFittingBars },
}

export const SmallAdministrator: Story = { ...smallByRole.admin, ...at('small') }

/** With the text spacing of WCAG 1.4.12, labels of the bar wrap. */
export const WideTextSpacing: Story = {
  ...smallByRole.student,
  ...at('small'),
  decorators: [
    (Story) => (
      <>
        <style>{'* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'}</style>
        <Story />
      </>
    ),
  ],
}

export const SmallTeacher: Story = { ...smallByRole.teacher, ...at('small') }
export const SmallStudent: Story = { ...smallByRole.student, ...at('small') }
/** At 400% zoom on a desktop no bar is sticky; the menu is reachable at the top and the bottom of the page. */
const expectStaticBars: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  const root = canvasElement.ownerDocument.documentElement
  const bar = await canvas.findByRole('navigation', { name: /./ })
  window.scrollTo(0, 400)
  await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight)
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  window.scrollTo(0, 0)
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const Zoomed: Story = { args: { children: page }, ...at('zoomed'), play: expectStaticBars }

/** On a low phone a form's actions take the place of the bar, which waits at the end of the page. */
export const FormOnALowPhone: Story = {
  args: {
    children: (
      <Formik initialValues={{}} onSubmit={fn()}>
        <div>
          <div style={{ blockSize: 1200 }} />
          <FormActions pendingLabel="Sending…">Submit</FormActions>
        </div>
      </Formik>
    ),
  },
  ...at('low'),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Shortcuts' })
    const submit = canvas.getByRole('button', { name: 'Submit' })
    await expect(submit.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 20)
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}
