/**
 * A code that nobody has: the next number of the series that most codes follow (`TCH-009` → `TCH-010`), and of a
 * school without codes the first one after `firstPrefix`.
 */
export function suggestCode(codes: readonly (string | null)[], firstPrefix: 'TCH-' | 'STD-'): string {
  const series = new Map<string, { prefix: string; count: number; highest: number; digits: number }>()
  for (const code of codes) {
    const [, prefix = '', digits = ''] = /^(.*?)(\d{1,9})$/.exec(code?.trim() ?? '') ?? []
    if (digits === '') continue
    const key = prefix.toLowerCase()
    const known = series.get(key) ?? { prefix, count: 0, highest: 0, digits: 0 }
    series.set(key, {
      prefix: known.prefix,
      count: known.count + 1,
      highest: Math.max(known.highest, Number(digits)),
      digits: Math.max(known.digits, digits.length),
    })
  }
  const [usual] = [...series.values()].toSorted((one, other) => other.count - one.count)
  const { prefix, highest, digits } = usual ?? { prefix: firstPrefix, highest: 0, digits: 3 }
  return `${prefix}${String(highest + 1).padStart(digits, '0')}`
}
