import type { Limit } from './Kind.ts'
import type { Measured } from './Measured.ts'
import type { MeasuredPage } from './pages.ts'

export type Line = { page: MeasuredPage; measured: Measured; limit: Limit; faults: readonly string[] }

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

/** What each page loads, the heaviest of each kind first, and what is wrong with it. */
export function table(lines: readonly Line[]): string {
  const sorted = lines.toSorted(
    (one, other) =>
      one.limit.script - other.limit.script ||
      one.page.kind.localeCompare(other.page.kind) ||
      other.measured.script - one.measured.script,
  )
  return [
    'JavaScript (kB, brotli), at most, files, requests of which calls, CSS and fonts (kB)',
    ...sorted.map(({ page, measured, limit, faults }) =>
      [
        faults.length === 0 ? '✓' : '✗',
        kilobytes(measured.script),
        (limit.script / 1000).toFixed(0).padStart(4),
        String(measured.files).padStart(4),
        String(measured.requests).padStart(4),
        String(measured.calls).padStart(3),
        kilobytes(measured.style),
        kilobytes(measured.font),
        ` ${page.kind.padEnd(9)}`,
        page.path,
      ].join(' '),
    ),
  ].join('\n')
}
