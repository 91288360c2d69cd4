import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const sources = await Promise.all(
  names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
)

/** All that would read the clock or the zone of the machine. */
const LOCAL = [
  /new Date\(\s*\)|Date\.now|performance\./,
  /\bDate\(\d+, /,
  /\.(get|set)(FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)\(/,
  /\.to(Locale)?(Date|Time)?String\(|toLocale/,
  /process\.|resolvedOptions/,
  /DateTimeFormat\((?![^)]*timeZone)/,
]

test.each(sources)(
  '$name reads neither the clock nor the zone of the machine, and imports nothing else',
  ({ text }) => {
    expect(LOCAL.filter((local) => local.test(text))).toEqual([])
    expect(
      [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from).filter((from) => !from?.startsWith('./')),
    ).toEqual([])
  },
)
