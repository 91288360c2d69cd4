import type { Address, ListView, OpenView, QueryParams, Views } from './address.ts'

type Read<All extends Views> = {
  view: OpenView<All> | ListView<All>
  /** The same for what counts as the same view. */
  key: string
}

/** Which view of a page a query opens: the first whose parts are all there, else the list. */
export function readView<All extends Views>({ views }: Pick<Address<All>, 'views'>, query: URLSearchParams): Read<All> {
  const { list = {}, ...open } = views
  for (const [at, parts] of Object.entries<QueryParams>(open)) {
    const said = readParts(parts, query)
    if (Object.entries(parts).every(([name, { isOptional }]) => isOptional || said[name] !== undefined)) {
      const own = Object.entries(parts).flatMap(([name, { isSubviewParam }]) => (isSubviewParam ? [] : [said[name]]))
      return { view: { at, ...said } as OpenView<All>, key: [at, ...own].join(' ') }
    }
  }
  return { view: { at: 'list', ...readParts(list, query) } as ListView<All>, key: 'list' }
}

function readParts(parts: QueryParams, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { read }]) => [name, read(query.get(name) ?? '') || undefined]),
  )
}
