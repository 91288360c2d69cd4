import { checkWithAxe } from '../../storyEvidence/inPage/checkWithAxe.ts'
import { describeElement } from './findFaults.ts'

export type AccessibilityChecks = {
  /** Violations of axe’s rules, including the target size (WCAG 2.5.8). */
  findViolations: () => Promise<string[]>
  /** The focused element and whether its focus can be seen (WCAG 2.4.7, 2.4.11); undefined once Tab has gone round. */
  checkFocus: () => Promise<{ element: string; fault: string | undefined } | undefined>
}

const accessibilityChecks: AccessibilityChecks = {
  findViolations: async () => {
    const { faults } = await checkWithAxe({}, { onlyColours: false })
    return faults.map((fault) => JSON.stringify(fault))
  },
  checkFocus: async () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    if (focused === firstFocused) return undefined
    firstFocused ??= focused
    await renderFrames()
    return { element: describeElement(focused), fault: findCover(focused) ?? (await findMissingRing(focused)) }
  },
}

let firstFocused: HTMLElement | undefined

Object.assign(window, { accessibilityChecks })

/** Waits for React to render a change of the focus, and for scrolling. */
async function renderFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

/** What the user sees of a focused element: a hidden checkbox is drawn by its label. */
const areaOf = (element: HTMLElement): HTMLElement =>
  element.matches('[type=checkbox], [type=radio], [role=switch]') ? (element.closest('label') ?? element) : element

/** What hides the middle of a focused element: the edge of the window, or a bar above it. */
function findCover(focused: HTMLElement): string | undefined {
  const area = areaOf(focused)
  const [{ left, right, top, bottom } = area.getBoundingClientRect()] = area.getClientRects()
  const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2
  const y = (top + bottom) / 2
  if (right <= 0 || left >= window.innerWidth || y <= 0 || y >= window.innerHeight) return 'is outside the window'
  const isOwn = (element: Element) => area.contains(element) || element.contains(area)
  const cover = document.elementsFromPoint(x, y).find((element) => isOwn(element) || barOf(element))
  return cover && !isOwn(cover) ? `is covered by ${describeElement(barOf(cover) ?? cover)}` : undefined
}

function barOf(element: Element): Element | undefined {
  if (/fixed|sticky/.test(getComputedStyle(element).position)) return element
  return element.parentElement === null ? undefined : barOf(element.parentElement)
}

const SHOWN_BY = [
  'outline',
  'box-shadow',
  'background-color',
  'border-block-end-color',
  'color',
  'clip-path',
  'text-decoration-line',
]

/** Compares the styles of an element and of those around it with and without focus. A text field also has a caret. */
async function findMissingRing(focused: HTMLElement): Promise<string | undefined> {
  const area = areaOf(focused)
  const near = [area, area.parentElement, area.parentElement?.parentElement, ...area.querySelectorAll('*')]
  const readStyles = () =>
    near
      .filter((element) => element !== undefined && element !== null)
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .flatMap((style) => SHOWN_BY.map((property) => style.getPropertyValue(property)))
      .join()
  const withFocus = readStyles()
  focused.blur()
  await renderFrames()
  const without = readStyles()
  focused.focus()
  return withFocus === without ? 'doesn’t show its focus' : undefined
}
