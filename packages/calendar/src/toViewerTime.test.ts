import { expect, test } from 'vitest'
import { parseTestDay } from './testing/parseTestDay.ts'
import { toViewerTime } from './toViewerTime.ts'
import { instantIn } from './zones.ts'

test.each([
  ['Asia/Karachi', '19:00', 'America/New_York', '2026-03-02', '09:00', 0],
  ['Asia/Karachi', '06:00', 'America/St_Johns', '2026-03-01', '21:30', -1],
  ['Europe/London', '19:00', 'Asia/Kathmandu', '2026-03-03', '00:45', 1],
  ['Pacific/Kiritimati', '01:00', 'Etc/GMT+12', '2026-02-28', '23:00', -2],
])('%s %s is for a viewer in %s %s %s', (school, at, viewer, day, time, shift) => {
  const instant = instantIn(school, parseTestDay('2026-03-02'), at)
  expect(toViewerTime(school, viewer, instant)).toEqual({ day, time, shift })
})
