import type { Optional, Part } from './parts.ts'

export type Parts = Readonly<Record<string, Part>>

/** The views of a page by the names that open them, the first that fits first; `list` is what it is filtered by. */
export type Views = Readonly<Record<string, Parts>>

type ValueOf<One> = One extends Part<infer Value> ? Value : never

type OptionalIn<All> = { [Name in keyof All]: All[Name] extends Optional<unknown> ? Name : never }[keyof All]

/** What the parts of a view say. */
export type Said<All> = { [Name in Exclude<keyof All, OptionalIn<All>>]: ValueOf<All[Name]> } & {
  [Name in OptionalIn<All>]?: ValueOf<All[Name]> | undefined
}

/** What opens a view of a page; nothing opens its list. */
export type SaidTo<All extends Views> = { [At in keyof All]: Said<All[At]> }[keyof All] | Record<never, never>

/** A view that is open over the list. */
export type OpenView<All extends Views> = {
  [At in Exclude<keyof All, 'list'>]: { at: At } & Said<All[At]>
}[Exclude<keyof All, 'list'>]

export type ListView<All extends Views> = { at: 'list' } & (All extends { list: infer Filters }
  ? Said<Filters>
  : unknown)

/** A page: where it is, and what its address can say after `?`. */
export type Address<All extends Views = Views> = {
  path: string
  views: All
  /** A link to one of its views, with nothing else in it. */
  href: (said?: SaidTo<All>) => string
}

/** The pages of a role. */
export type Addresses = Readonly<Record<string, { path: string; views: Views }>>

export function address<const All extends Views = Record<never, never>>(path: string, views?: All): Address<All> {
  return {
    path,
    views: views ?? ({} as All),
    href: (said = {}) => {
      const query = write(new URLSearchParams(), said).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

/** The query with these names in it; what says nothing is taken out. */
export function write(before: URLSearchParams, said: object): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, String(value))
  }
  return after
}
