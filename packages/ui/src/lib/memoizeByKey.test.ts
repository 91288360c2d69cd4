import { expect, test, vi } from 'vitest'
import { formatWallTime } from './time/wallTime.ts'
import { formatIsoDay } from './time/isoDay.ts'

test.each([
  ['days', (at: number) => formatIsoDay(`2026-11-${String((at % 28) + 1).padStart(2, '0')}`, 'en-NZ')],
  ['times', (at: number) => formatWallTime(`${String(at % 24).padStart(2, '0')}:00`, 'en-NZ')],
])('formatting a thousand %s in one language creates one formatter', (_, write) => {
  const constructor = vi.spyOn(Intl, 'DateTimeFormat')
  try {
    for (let at = 0; at < 1_000; at += 1) write(at)
    expect(constructor.mock.calls.length).toBeLessThanOrEqual(1)
  } finally {
    constructor.mockRestore()
  }
})
