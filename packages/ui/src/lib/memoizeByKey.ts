/** Memoizes a function of one string. Creating an Intl formatter costs a hundred times as much as using it. */
export function memoizeByKey<Value>(create: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const created = create(key)
    cache.set(key, created)
    return created
  }
}

const getFormatter = memoizeByKey((locale) => new Intl.NumberFormat(locale))

/** Formats a count in the given locale. */
export function formatCount(count: number, locale: string): string {
  return getFormatter(locale).format(count)
}
