import { isForeign, EnglishPattern, patternOf, asSaid } from './dictionary.ts'

/** The queries of an element, which find by English words whatever language the page speaks. */
export function inAnyLanguage<Queries extends object>(queries: Queries): Queries {
  return new Proxy(queries, {
    get(target, key, receiver) {
      const query: unknown = Reflect.get(target, key, receiver)
      const kind = typeof key === 'string' ? /^(?:get|query|find)(?:All)?By([A-Z]\w+)/.exec(key)?.[1] : undefined
      if (typeof query !== 'function' || kind === undefined || !isForeign()) return query
      return (...args: unknown[]) => Reflect.apply(query, target, kind === 'Role' ? ofRole(args) : ofText(args))
    },
  })
}

function ofText([text, options, ...rest]: unknown[]): unknown[] {
  return [patternFrom(text, options), options, ...rest]
}

function ofRole([role, options, ...rest]: unknown[]): unknown[] {
  if (typeof options !== 'object' || options === null) return [role, options, ...rest]
  const words = Object.entries(options).filter(([name]) => name === 'name' || name === 'description')
  const patterns = words.map(([name, text]) => [name, patternFrom(text, options)])
  return [role, { ...options, ...Object.fromEntries(patterns) }, ...rest]
}

function patternFrom(text: unknown, options: unknown): unknown {
  if (text instanceof RegExp) return new EnglishPattern(text)
  if (typeof text !== 'string') return text
  const isLoose = typeof options === 'object' && options !== null && 'exact' in options && options.exact === false
  return isLoose ? new EnglishPattern(patternOf(text, { isWhole: false }), 'i') : patternOf(text, { isWhole: true })
}

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
