import type { Late } from './late.ts'
import { pause } from './pause.ts'
import { whenNear } from './whenNear.ts'

/** By these a page is touched, too, where nobody moves a pointer or presses a key: by a voice, a reader or what fills in. */
const signs = ['focusin', 'input', 'submit'] as const

const asked = new WeakMap<object, Promise<void>>()
const awaited = new Set<Promise<void>>()
/** Somebody did something with the page before its script came. */
function isTouched(): boolean {
  const { activeElement, body, forms } = document
  const isFilledIn = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  return (
    (activeElement !== null && activeElement !== body) ||
    [...forms].some((form) => 'sent' in form.dataset) ||
    [...document.querySelectorAll('input')].some(isFilledIn)
  )
}

function onTouch(load: () => Promise<void>): void {
  const begin = () => {
    for (const sign of signs) document.removeEventListener(sign, begin, true)
    void load()
  }
  for (const sign of signs) document.addEventListener(sign, begin, true)
  whenNear(load)
  if (isTouched()) begin()
}

/** As React notes of a promise that has settled, so that nobody waits for a turn. */
const here: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Settles when a part has come that stands on a page which was made beforehand. It can be read and typed into without:
 * its code is fetched by the first touch, as often as the line needs. Where the page is made it is fetched at once.
 */
export function comingOf<Part>(late: Late<Part>): Promise<void> {
  const known = asked.get(late)
  if (known) return known
  const coming = late.part() !== undefined ? here : typeof document === 'undefined' ? late.load() : untilTouched(late)
  asked.set(late, coming)
  return coming
}

function untilTouched<Part>(late: Late<Part>): Promise<void> {
  const come = new Promise<void>((resolve) => void late.subscribe(resolve))
  awaited.add(come)
  void come.then(() => awaited.delete(come))
  let bringing: Promise<void> | undefined
  onTouch(() => (bringing ??= bring(late)))
  return come
}

async function bring<Part>({ part, load }: Late<Part>): Promise<void> {
  await load()
  while (part() === undefined) {
    await pause()
    await load()
  }
}

/** Settles when all has come that is awaited: what changes below it before that would be taken off the page, with what was typed. */
export async function allCome(): Promise<void> {
  // What has come may bring more to wait for.
  while (awaited.size > 0) {
    await Promise.all(awaited)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
