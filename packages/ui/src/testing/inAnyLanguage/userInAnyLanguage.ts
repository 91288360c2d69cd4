import { asSaid } from './dictionary.ts'
import { patternOf } from './EnglishPattern.ts'

type User = {
  paste: (text: never) => Promise<unknown>
  keyboard: (text: string) => Promise<unknown>
  type: (field: Element, text: string, ...rest: never[]) => Promise<unknown>
  selectOptions: (select: Element, values: never) => Promise<unknown>
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Somebody who chooses by English words, and for whom what goes on is, from right to left, the arrow to the left. */
export function userInAnyLanguage<Given extends User>(user: Given, { isMirrored }: { isMirrored: boolean }): Given {
  const keyboard = (text: string) => user.keyboard(isMirrored && runsLeftwards() ? mirror(text) : text)
  const type = (field: Element, text: string, ...rest: never[]) =>
    user.type(field, field.matches(SEARCH) ? asSaid(text) : text, ...rest)
  const paste = (given: unknown) => {
    const isSought = typeof given === 'string' && document.activeElement?.matches(SEARCH)
    return user.paste((isSought ? asSaid(given) : given) as never)
  }
  const selectOptions = (select: Element, wanted: unknown) =>
    user.selectOptions(select, optionOf(select, wanted) as never)
  return new Proxy(user, {
    get(target, key) {
      if (key === 'keyboard') return keyboard
      if (key === 'type') return type
      if (key === 'paste') return paste
      return key === 'selectOptions' ? selectOptions : Reflect.get(target, key)
    },
  })
}

const PART = '[role=spinbutton]'
const SEARCH = '[type=search], [role=searchbox], [role=combobox]'

/** Parts of a day or time run as the language writes it, whatever the direction of the page; all else goes with it. */
function runsLeftwards(): boolean {
  const focused = document.activeElement ?? document.body
  const parts = focused.matches(PART) ? (focused.parentElement?.querySelectorAll(PART) ?? []) : []
  const [first, second] = [...parts].map((part) => part.getBoundingClientRect().left)
  if (first !== undefined && second !== undefined) return first > second
  return getComputedStyle(focused).direction === 'rtl'
}

function mirror(text: string): string {
  return text.replaceAll(/(?<=[{[]\/?)Arrow(?:Left|Right)/g, (name) => mirrored[name] ?? name)
}

function optionOf(select: Element, wanted: unknown): unknown {
  if (typeof wanted !== 'string') return wanted
  const pattern = patternOf(wanted, { isWhole: true })
  return [...select.querySelectorAll('option')].find(({ text }) => pattern.test(text)) ?? wanted
}
