import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const sources = await Promise.all(
  names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
)

/** Code that reads the machine’s clock or time zone. */
const FORBIDDEN = [
  /new Date\(\s*\)|Date\.now|performance\./,
  /\bDate\(\d+, /,
  /\.(get|set)(FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)\(/,
  /\.to(Locale)?(Date|Time)?String\(|toLocale/,
  /process\.|resolvedOptions/,
  /DateTimeFormat\((?![^)]*timeZone)/,
]

test.each(sources)(
  '$name reads neither the machine’s clock nor its zone, and imports only this package',
  ({ text }) => {
    expect(FORBIDDEN.filter((pattern) => pattern.test(text))).toEqual([])
    expect(
      [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from).filter((from) => !from?.startsWith('./')),
    ).toEqual([])
  },
)
