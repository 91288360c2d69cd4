import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { languages } from '#i18n/languages.ts'
import { ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { InboxScreen } from './InboxScreen.tsx'
import page from './InboxScreen.stories.tsx'
import { openItem } from './inboxStoryHelpers.ts'

/** Past decisions, and items that only a teacher can handle. */
const meta = { ...page, component: InboxScreen, title: 'Screens/Admin/Inbox/More' } satisfies Meta<typeof InboxScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X52
export const OwedRegister: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  args: { teachers: ready(examples.listTeachers[200].typical.teachers), open: 'owedRegister-1' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(openItem(canvas).getByText('4 lessons are missing attendance.')).toBeVisible()
    const reminder = openItem(canvas).getByRole<HTMLTextAreaElement>('textbox', { name: 'Reminder' })
    await waitFor(() =>
      expect(reminder.value).toMatch(/^Hello Amina Yusuf,\n.*\n.*Tajweed, Monday group.*, Monday 8 June/),
    )
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'Copy reminder' }))
    await expect(args.copyText).toHaveBeenCalledWith(reminder.value)
    await expect(await canvas.findByText('Copied')).toBeVisible()
    const inUrdu = languages.find(({ id }) => id === 'ur')!.name
    await userEvent.click(openItem(canvas).getByRole('button', { name: /Reminder language/ }))
    await userEvent.click(await screen.findByRole('option', { name: inUrdu }))
    await waitFor(() => expect(reminder.value).toMatch(/^آداب/))
    await userEvent.type(reminder, ' 1')
    const { email } = examples.listTeachers[200].typical.teachers[0]!
    const mail = new URL(openItem(canvas).getByRole('link', { name: 'Send email' }).getAttribute('href')!)
    await expect([mail.pathname, mail.searchParams.get('body')?.replaceAll('\r', '')]).toEqual([email, reminder.value])
    const chat = new URL(
      openItem(canvas)
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href')!,
    )
    await expect(chat.searchParams.get('text')).toBe(reminder.value)
  },
}

// proves X90
export const MonthlyFee: Story = {
  args: {
    waiting: ready(examples.listWaiting[200].fees),
    open: 'feePayment-2',
    renderPaymentDetails: fn(({ kind, id }, { fallback, decision }) => (
      <>
        {`${kind} ${id}`}
        {fallback}
        {decision}
      </>
    )),
  },
  play: async ({ canvas, args }) => {
    await expect(openItem(canvas).getByText('Tajweed for beginners, September 2026')).toBeVisible()
    await expect(openItem(canvas).getByText(/fee 2/)).toBeVisible()
    await expect(openItem(canvas).getByRole('button', { name: 'Approve' })).toBeVisible()
    await expect(args.renderPaymentDetails).toHaveBeenCalledWith({ kind: 'fee', id: 2 }, expect.anything())
  },
}

// proves X62
export const Decided: Story = {
  args: { decisionHistory: ready({ decisions: examples.listActs[200].decided.acts, onLoadMore: fn() }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }))
    const list = within(await canvas.findByRole('region', { name: 'History' }))
    const [rejected, , refused, , byCommand] = list.getAllByRole('listitem')
    await expect(within(rejected!).getByRole('link', { name: 'محمد عثمان' })).toHaveAttribute('href', '#2')
    await expect(rejected).toHaveTextContent('Payment rejected by')
    await expect(rejected).toHaveTextContent('Yusuf Kareem')
    await expect(rejected).toHaveTextContent('رسید پڑھی نہیں جا سکتی')
    // The rejected applicant’s record is deleted.
    await expect(refused).toHaveTextContent('Application rejected by')
    await expect(refused).toHaveTextContent('Salma Farooq (you)')
    await expect(within(refused!).queryByRole('link')).toBeNull()
    await expect(byCommand).toHaveTextContent('Approved by')
    await expect(byCommand).toHaveTextContent('the system administrator')
    await expect(canvas.queryByRole('region', { name: 'Inbox items' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.decisionHistory?.state === 'ready' && args.decisionHistory.data.onLoadMore).toHaveBeenCalledTimes(
      1,
    )
  },
}

/** The shortcuts work after a reload, when nothing is focused. */
// proves X53
export const KeysWithoutFocus: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    const { items } = examples.listWaiting[200].typical
    const name = () => openItem(canvas).getByRole('heading', { level: 2 })
    await expect(document.body).toHaveFocus()
    await expect(name()).toHaveTextContent(items[0]!.person.name)
    await userEvent.keyboard('j')
    await waitFor(() => expect(name()).toHaveTextContent(items[1]!.person.name))
  },
}

const sizes = {
  desk: { name: 'Desk, 1280 × 720', styles: { width: '1280px', height: '720px' } },
  hand: { name: 'Phone, 390 × 844', styles: { width: '390px', height: '844px' } },
}
const at = (value: keyof typeof sizes) => ({
  globals: { viewport: { value, isRotated: false } },
  parameters: { viewport: { options: sizes } },
})

/** Both decision buttons stay visible however long the payment details are, and however far they are scrolled. */
const inSight: Story = {
  args: {
    open: examples.listWaiting[200].typical.items.find(({ kind }) => kind === 'coursePayment')!.key,
    renderPaymentDetails: (_, { decision }) => (
      <>
        <div style={{ blockSize: 3000 }} />
        {decision}
      </>
    ),
  },
}

const expectAnswersInSight: Story['play'] = async ({ canvas, canvasElement }) => {
  const bottomOf = (name: string) => openItem(canvas).getByRole('button', { name }).getBoundingClientRect().bottom
  const expectInSight = async () => {
    await expect(bottomOf('Approve')).toBeLessThanOrEqual(window.innerHeight)
    await expect(bottomOf('Reject')).toBeLessThanOrEqual(window.innerHeight)
  }
  await expectInSight()
  const scroller = canvas.getByRole('region', { name: 'Details' })
  const page = canvasElement.ownerDocument.documentElement
  scroller.scrollTo(0, 1000)
  page.scrollTo(0, 1000)
  await expectInSight()
  page.scrollTo(0, 0)
}

// proves X52
export const AnswersInSight: Story = { ...inSight, ...at('desk'), play: expectAnswersInSight }
// proves X52
export const AnswersInSightBesideTabBar: Story = { ...inSight, ...at('hand'), play: expectAnswersInSight }

/** List and open item scroll by themselves. */
export const ScrollIndependently: Story = {
  ...at('desk'),
  args: { ...inSight.args, waiting: ready(examples.listWaiting[200].longText) },
  play: async ({ canvas }) => {
    const [list, detail] = ['Inbox items', 'Details'].map((name) => canvas.getByRole('region', { name }))
    await waitFor(() => expect(list!.scrollHeight).toBeGreaterThan(list!.clientHeight))
    list!.scrollTo(0, 200)
    await expect(list!.scrollTop).toBe(200)
    await expect(detail!.scrollTop).toBe(0)
  },
}
