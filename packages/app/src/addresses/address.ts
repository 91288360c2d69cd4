import { isWireDay } from '@maktab/ui/lib/time/wireDay'

/** What one name of a query may say. */
type QueryParam<Value = unknown> = {
  /** Undefined for what it can’t say. */
  read: (said: string) => Value | undefined
  /** Its view is there without it. */
  isOptional: boolean
  /** What another value shows is still the same view: the focus stays where it is. */
  isSubviewParam: boolean
}

/** A part that its view can do without. */
type OptionalQueryParam<Value> = QueryParam<Value> & { isOptional: true }

const needed = <Value>(read: QueryParam<Value>['read']): QueryParam<Value> => ({
  read,
  isOptional: false,
  isSubviewParam: false,
})

/** The number of a record. */
export const id = needed((said) => {
  const number = Number(said)
  return Number.isInteger(number) && number > 0 ? number : undefined
})

/** One of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): QueryParam<Word> {
  return needed((said) => words.find((one) => one === said))
}

/** A word, or the number of a record. */
export function idOrLiteral<const Word extends string>(name: Word): QueryParam<Word | number> {
  return needed((said) => (said === name ? name : id.read(said)))
}

export const stringParam = needed((said) => said)

export function subviewParam<Value>(part: QueryParam<Value>): QueryParam<Value> {
  return { ...part, isSubviewParam: true }
}

export function optional<Value>(part: QueryParam<Value>): OptionalQueryParam<Value> {
  return { ...part, isOptional: true, isSubviewParam: true }
}

/** A day as the wire writes it. */
export const day = needed((said) => (isWireDay(said) ? said : undefined))

export type QueryParams = Readonly<Record<string, QueryParam>>

/** The views of a page by the names that open them, the first that fits first; `list` is what it is filtered by. */
export type Views = Readonly<Record<string, QueryParams>>

type ValueOf<One> = One extends QueryParam<infer Value> ? Value : never

type OptionalIn<All> = { [Name in keyof All]: All[Name] extends OptionalQueryParam<unknown> ? Name : never }[keyof All]

/** What the parts of a view say. */
export type Params<All> = { [Name in Exclude<keyof All, OptionalIn<All>>]: ValueOf<All[Name]> } & {
  [Name in OptionalIn<All>]?: ValueOf<All[Name]> | undefined
}

/** What opens a view of a page; nothing opens its list. */
export type ViewParams<All extends Views> = { [At in keyof All]: Params<All[At]> }[keyof All] | Record<never, never>

/** A view that is open over the list. */
export type OpenView<All extends Views> = {
  [At in Exclude<keyof All, 'list'>]: { at: At } & Params<All[At]>
}[Exclude<keyof All, 'list'>]

export type ListView<All extends Views> = { at: 'list' } & (All extends { list: infer Filters }
  ? Params<Filters>
  : unknown)

/** A page: where it is, and what its address can say after `?`. */
export type Address<All extends Views = Views> = {
  path: string
  views: All
  /** A link to one of its views, with nothing else in it. */
  href: (said?: ViewParams<All>) => string
}

/** The pages of a role. */
export type Addresses = Readonly<Record<string, { path: string; views: Views }>>

export function address<const All extends Views = Record<never, never>>(path: string, views?: All): Address<All> {
  return {
    path,
    views: views ?? ({} as All),
    href: (said = {}) => {
      const query = writeQuery(new URLSearchParams(), said).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

/** The query with these names in it; what says nothing is taken out. */
export function writeQuery(before: URLSearchParams, said: object): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, String(value))
  }
  return after
}

/** What a form is open for, by a view of a page that names its forms `create` and `edit`; nothing in any other view. */
export function readFormTarget(
  view: { at: string; form?: 'new'; edit?: number; paper?: number } | undefined,
): 'new' | number | undefined {
  return view?.edit ?? view?.paper ?? view?.form
}
