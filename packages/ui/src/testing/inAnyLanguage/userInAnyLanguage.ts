import { asSaid } from './dictionary.ts'
import { patternOf } from './EnglishPattern.ts'

type User = {
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
  const selectOptions = (select: Element, wanted: unknown) =>
    user.selectOptions(select, optionOf(select, wanted) as never)
  return new Proxy(user, {
    get(target, key) {
      if (key === 'keyboard') return keyboard
      if (key === 'type') return type
      return key === 'selectOptions' ? selectOptions : Reflect.get(target, key)
    },
  })
}

const SEARCH = '[type=search], [role=searchbox], [role=combobox]'

/** Parts of a date run from left to right in every language; most else goes with the page. */
function runsLeftwards(): boolean {
  return getComputedStyle(document.activeElement ?? document.body).direction === 'rtl'
}

function mirror(text: string): string {
  return text.replaceAll(/(?<=[{[]\/?)Arrow(?:Left|Right)/g, (name) => mirrored[name] ?? name)
}

function optionOf(select: Element, wanted: unknown): unknown {
  if (typeof wanted !== 'string') return wanted
  const pattern = patternOf(wanted, { isWhole: true })
  return [...select.querySelectorAll('option')].find(({ text }) => pattern.test(text)) ?? wanted
}
