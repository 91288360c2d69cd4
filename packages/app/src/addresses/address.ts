import { isIsoDay } from '@maktab/ui/lib/time/isoDay'

/** A query parameter of a route. */
type QueryParam<Value = unknown> = {
  /** Returns undefined for an invalid value. */
  read: (said: string) => Value | undefined
  /** The view also opens without it. */
  isOptional: boolean
  /** Another value shows the same view, so the focus stays where it is. */
  isSubviewParam: boolean
}

type OptionalQueryParam<Value> = QueryParam<Value> & { isOptional: true }

const required = <Value>(read: QueryParam<Value>['read']): QueryParam<Value> => ({
  read,
  isOptional: false,
  isSubviewParam: false,
})

/** The ID of a record. */
export const id = required((value) => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
})

/** One of the given literals. */
export function oneOf<const Word extends string>(...literals: readonly Word[]): QueryParam<Word> {
  return required((value) => literals.find((one) => one === value))
}

/** A literal or the ID of a record. */
export function idOrLiteral<const Word extends string>(name: Word): QueryParam<Word | number> {
  return required((value) => (value === name ? name : id.read(value)))
}

export const stringParam = required((value) => value)

export function subviewParam<Value>(part: QueryParam<Value>): QueryParam<Value> {
  return { ...part, isSubviewParam: true }
}

export function optional<Value>(part: QueryParam<Value>): OptionalQueryParam<Value> {
  return { ...part, isOptional: true, isSubviewParam: true }
}

/** A date in the wire format. */
export const day = required((value) => (isIsoDay(value) ? value : undefined))

export type QueryParams = Readonly<Record<string, QueryParam>>

/** The views of a page by name; the first whose parameters are all present opens. `list` holds the list’s filters. */
export type Views = Readonly<Record<string, QueryParams>>

type ValueOf<One> = One extends QueryParam<infer Value> ? Value : never

type OptionalIn<All> = { [Name in keyof All]: All[Name] extends OptionalQueryParam<unknown> ? Name : never }[keyof All]

/** The parsed parameters of a view. */
export type Params<All> = { [Name in Exclude<keyof All, OptionalIn<All>>]: ValueOf<All[Name]> } & {
  [Name in OptionalIn<All>]?: ValueOf<All[Name]> | undefined
}

/** The parameters that open a view of a page; no parameters open its list. */
export type ViewParams<All extends Views> = { [At in keyof All]: Params<All[At]> }[keyof All] | Record<never, never>

export type OpenView<All extends Views> = {
  [At in Exclude<keyof All, 'list'>]: { at: At } & Params<All[At]>
}[Exclude<keyof All, 'list'>]

export type ListView<All extends Views> = { at: 'list' } & (All extends { list: infer Filters }
  ? Params<Filters>
  : unknown)

/** The path of a page and the query parameters it understands. */
export type Address<All extends Views = Views> = {
  path: string
  views: All
  /** A link to one of its views, without any other parameters. */
  href: (said?: ViewParams<All>) => string
}

export type Addresses = Readonly<Record<string, { path: string; views: Views }>>

export function address<const All extends Views = Record<never, never>>(path: string, views?: All): Address<All> {
  return {
    path,
    views: views ?? ({} as All),
    href: (params = {}) => {
      const query = writeQuery(new URLSearchParams(), params).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

/** A copy of the query with these parameters set; empty ones are removed. */
export function writeQuery(before: URLSearchParams, params: object): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, String(value))
  }
  return after
}

/**
 * The record that a view shows or edits, or `new`, for pages that name their views `create`, `edit`, `paper` and
 * `report`; undefined in other views.
 */
export function readFormTarget(
  view: { at: string; form?: 'new'; edit?: number; paper?: number; report?: number } | undefined,
): 'new' | number | undefined {
  return view?.edit ?? view?.paper ?? view?.report ?? view?.form
}
