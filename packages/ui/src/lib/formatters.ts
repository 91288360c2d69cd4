/** What is made for a key is made once: a formatter costs a hundred times what it is used for. */
export function memoizeByKey<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

const formatterOf = memoizeByKey((locale) => new Intl.NumberFormat(locale))

/** A number of things as the language writes it. */
export function formatCount(count: number, locale: string): string {
  return formatterOf(locale).format(count)
}
