import type { Limit } from './Kind.ts'
import type { Measured } from './Measured.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What is wrong with what a page loads; nothing where it keeps its limit. */
export function judge({ script, requests, asked }: Measured, limit: Limit): string[] {
  const twice = [...new Set(asked.filter((url, at) => asked.indexOf(url) !== at))]
  return [
    ...(script === 0 ? ['loads no script: nothing was measured'] : []),
    ...(script > limit.script ? [`loads ${kilobytes(script)} of JavaScript, at most ${kilobytes(limit.script)}`] : []),
    ...(requests > limit.requests ? [`asks ${requests} times, at most ${limit.requests}`] : []),
    ...twice.map((url) => `asks twice for ${url}`),
  ]
}
