import { createPdf } from '@maktab/contract/createPdf'
import { createDamagedPdf } from '@maktab/contract/createScannedPdf'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type screen as Screen, expect, fireEvent, fn, mocked, waitFor } from 'storybook/test'
import { PrivacyProvider } from '../Masked/Masked.tsx'
import { ReceiptImage } from '../ReceiptImage/ReceiptImage.tsx'
import { ZoomablePicture } from './ZoomablePicture.tsx'
import { Thumbnail } from './Thumbnail.ts'

const receiptSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900" font-family="sans-serif" font-size="28">
<rect width="600" height="900" fill="white"/><rect width="600" height="110" fill="teal"/>
<text x="40" y="70" fill="white" font-size="40">Transfer receipt</text>
<text x="40" y="190">Amount</text><text x="340" y="190">40.00 USD</text>
<text x="40" y="250">Reference</text><text x="340" y="250">C-2</text>
<text x="40" y="840" font-size="16">Small print that is read only when it is large</text></svg>`

const meta = {
  component: ZoomablePicture,
  title: 'Components/Overlays/ZoomablePicture',
  tags: ['autodocs'],
  args: { src: `data:image/svg+xml,${encodeURIComponent(receiptSvg)}`, alt: 'Receipt of Zaynab Malik' },
  decorators: [
    (Picture) => (
      <div style={{ blockSize: '40rem' }}>
        <Picture />
      </div>
    ),
  ],
} satisfies Meta<typeof ZoomablePicture>
export default meta

type Story = StoryObj<typeof meta>

/** The elements of the viewer once the picture is loaded. */
async function findElements(canvas: Pick<typeof Screen, 'getByRole'>) {
  const stage = canvas.getByRole('group', { name: /arrow keys/ })
  await waitFor(() => expect(stage).toHaveAttribute('aria-busy', 'false'))
  const picture: HTMLImageElement = canvas.getByRole('img', { name: 'Receipt of Zaynab Malik' })
  return { stage, picture, button: (name: string) => canvas.getByRole('button', { name }) }
}

export const ByButtons: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const { stage, picture, button } = await findElements(canvas)
    const initial = picture.getBoundingClientRect()
    await expect(initial.height).toBeLessThanOrEqual(stage.clientHeight + 1)
    await expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true')
    for (const label of ['150%', '200%', '300%', '400%', '600%', '600%']) {
      await userEvent.click(button('Zoom in'))
      await expect(canvas.getByText(label)).toBeVisible()
    }
    await expect(picture.getBoundingClientRect().height).toBeCloseTo(initial.height * 6, -2)
    await expect(button('Zoom in')).toHaveFocus()
    await userEvent.click(button('Zoom out'))
    await expect(canvas.getByText('400%')).toBeVisible()
    await userEvent.click(button('Rotate'))
    await expect(canvas.getByText('400%, 90°')).toBeVisible()
    await userEvent.click(button('Fit to screen'))
    await expect(canvas.getByText('100%')).toBeVisible()
    await userEvent.click(button('Rotate'))
    await waitFor(async () => {
      const turned = picture.getBoundingClientRect()
      await expect(turned.width).toBeCloseTo(stage.clientWidth, -1)
      await expect(turned.height).toBeCloseTo(stage.clientHeight, -1)
    })
  },
}

export const ByKeys: Story = {
  // Arrow keys pan in their own direction in every language.
  parameters: { mirrorsArrows: false },
  play: async ({ canvas, userEvent }) => {
    const { stage } = await findElements(canvas)
    stage.focus()
    await userEvent.keyboard('++')
    await expect(canvas.getByText('200%')).toBeVisible()
    const middle = { x: stage.scrollLeft, y: stage.scrollTop }
    await expect(middle.x).toBeCloseTo((stage.scrollWidth - stage.clientWidth) / 2, -1)
    await expect(middle.y).toBeGreaterThan(0)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect(stage.scrollLeft).toBe(middle.x + 60)
    await expect(stage.scrollTop).toBe(middle.y + 120)
    await userEvent.keyboard('r')
    await expect(canvas.getByText('200%, 90°')).toBeVisible()
    await userEvent.keyboard('-')
    await expect(canvas.getByText('150%, 90°')).toBeVisible()
    await userEvent.keyboard('0')
    await expect(canvas.getByText('100%')).toBeVisible()
    canvas.getByRole('button', { name: 'Zoom in' }).focus()
    await userEvent.keyboard('+')
    await expect(canvas.getByText('150%')).toBeVisible()
  },
}

export const ByDragging: Story = {
  play: async ({ canvas, userEvent }) => {
    const { stage, picture, button } = await findElements(canvas)
    await userEvent.click(button('Zoom in'))
    const before = stage.scrollTop
    await fireEvent.pointerDown(picture, { button: 0, pointerType: 'mouse', clientX: 300, clientY: 300 })
    await fireEvent.pointerMove(window, { clientX: 300, clientY: 260 })
    await expect(stage.scrollTop).toBe(before + 40)
    await fireEvent.pointerUp(window)
    await fireEvent.pointerMove(window, { clientX: 300, clientY: 200 })
    await expect(stage.scrollTop).toBe(before + 40)
  },
}

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the image.')).toBeVisible()
  },
}

export const Covered: Story = {
  decorators: [
    (Picture) => (
      <PrivacyProvider isOn>
        <Picture />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hidden in privacy mode')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** Mocks `fetch` for one file. */
function serve(name: string, pdf: string) {
  const { fetch } = window
  window.fetch = fn(async (input, init) =>
    new Request(input).url.includes(name) ? new Response(pdf) : fetch(input, init),
  )
  return () => {
    window.fetch = fetch
  }
}

/** Only PDFs near the viewport are fetched and rendered. */
// proves X77
export const PdfFarDown: Story = {
  tags: ['slow'],
  args: { src: '/uploads/receipt-far-down.pdf' },
  beforeEach: () => serve('receipt-far-down', createPdf(['Paid 45.00'])),
  render: (args) => (
    <div style={{ paddingBlockStart: '400vh' }}>
      <Thumbnail aria-label={args.alt}>
        <ReceiptImage src={args.src} alt="" loading="lazy" />
      </Thumbnail>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')!
    const requests = () =>
      mocked(window.fetch).mock.calls.filter(([input]) => new Request(input).url.includes('far-down'))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(requests()).toHaveLength(0)
    canvas.getByRole('button').scrollIntoView()
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0), { timeout: 10_000 })
    await expect(requests()).toHaveLength(1)
  },
}

// proves X77
export const DamagedPdf: Story = {
  tags: ['slow'],
  args: { src: '/uploads/receipt-damaged.pdf' },
  beforeEach: () => serve('receipt-damaged', createDamagedPdf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Part of this page can’t be shown here.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the file' })).toHaveAttribute(
      'href',
      '/uploads/receipt-damaged.pdf',
    )
  },
}

/** A PDF with two pages, with a URL like those of uploads. */
// proves X77
export const PdfOfTwoPages: Story = {
  tags: ['slow'],
  args: { src: '/uploads/receipt-of-two-pages.pdf' },
  beforeEach: () => serve('receipt-of-two-pages', createPdf(['Paid 45.00', 'Terms'])),
  play: async ({ canvas, userEvent }) => {
    const { picture, button } = await findElements(canvas)
    await expect(picture.naturalWidth).toBe(2000)
    const first = picture.src
    await expect(await canvas.findByText('1 of 2')).toBeVisible()
    await userEvent.click(button('Next page'))
    await expect(canvas.getByText('2 of 2')).toBeVisible()
    await waitFor(() => expect(picture.src).not.toBe(first))
    await expect(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Previous page'))
    await expect(canvas.getByText('1 of 2')).toBeVisible()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { alt: 'image' },
}
