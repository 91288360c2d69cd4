import { isForeign, EnglishPattern, patternOf, toPageLanguage } from './translationDictionary.ts'

/** Wraps Testing Library queries so that English texts find their translations. */
export function withTranslatedQueries<Queries extends object>(queries: Queries): Queries {
  return new Proxy(queries, {
    get(target, key, receiver) {
      const query: unknown = Reflect.get(target, key, receiver)
      const kind = typeof key === 'string' ? /^(?:get|query|find)(?:All)?By([A-Z]\w+)/.exec(key)?.[1] : undefined
      if (typeof query !== 'function' || kind === undefined || !isForeign()) return query
      return (...args: unknown[]) =>
        Reflect.apply(query, target, kind === 'Role' ? translateRoleArgs(args) : translateTextArgs(args))
    },
  })
}

function translateTextArgs([text, options, ...rest]: unknown[]): unknown[] {
  return [toPattern(text, options), options, ...rest]
}

function translateRoleArgs([role, options, ...rest]: unknown[]): unknown[] {
  if (typeof options !== 'object' || options === null) return [role, options, ...rest]
  const names = Object.entries(options).filter(([name]) => name === 'name' || name === 'description')
  const patterns = names.map(([name, text]) => [name, toPattern(text, options)])
  return [role, { ...options, ...Object.fromEntries(patterns) }, ...rest]
}

function toPattern(text: unknown, options: unknown): unknown {
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

/** Wraps `userEvent` so that English texts are translated and arrow keys are mirrored in right-to-left pages. */
export function withTranslatedInput<WrappedUser extends User>(
  user: WrappedUser,
  { isMirrored }: { isMirrored: boolean },
): WrappedUser {
  const keyboard = (text: string) => user.keyboard(isMirrored && isRightToLeft() ? mirror(text) : text)
  const type = (field: Element, text: string, ...rest: never[]) =>
    user.type(field, field.matches(SEARCH) ? toPageLanguage(text) : text, ...rest)
  const paste = (text: unknown) => {
    const isSearch = typeof text === 'string' && document.activeElement?.matches(SEARCH)
    return user.paste((isSearch ? toPageLanguage(text) : text) as never)
  }
  const selectOptions = (select: Element, option: unknown) =>
    user.selectOptions(select, findOption(select, option) as never)
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

/** Whether the focused element runs from right to left; date and time segments may differ from the page's direction. */
function isRightToLeft(): boolean {
  const focused = document.activeElement ?? document.body
  const parts = focused.matches(PART) ? (focused.parentElement?.querySelectorAll(PART) ?? []) : []
  const [first, second] = [...parts].map((part) => part.getBoundingClientRect().left)
  if (first !== undefined && second !== undefined) return first > second
  return getComputedStyle(focused).direction === 'rtl'
}

function mirror(text: string): string {
  return text.replaceAll(/(?<=[{[]\/?)Arrow(?:Left|Right)/g, (name) => mirrored[name] ?? name)
}

function findOption(select: Element, option: unknown): unknown {
  if (typeof option !== 'string') return option
  const pattern = patternOf(option, { isWhole: true })
  return [...select.querySelectorAll('option')].find(({ text }) => pattern.test(text)) ?? option
}
