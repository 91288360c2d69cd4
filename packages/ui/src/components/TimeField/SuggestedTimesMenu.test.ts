import { expect, test } from 'vitest'
import { createHalfHourTimes, createEndTimes } from './SuggestedTimesMenu.tsx'

test('createHalfHourTimes returns every half hour from 05:00 to 23:00', () => {
  const times = createHalfHourTimes().map(({ time }) => time)
  expect([times[0], times[1], times.at(-1)]).toEqual(['05:00', '05:30', '23:00'])
  expect(times).toHaveLength(37)
})

test('createEndTimes adds the usual lengths to the start, also past midnight', () => {
  expect(createEndTimes('23:15')).toEqual([
    { time: '23:45', length: 30 },
    { time: '00:00', length: 45 },
    { time: '00:15', length: 60 },
    { time: '00:45', length: 90 },
    { time: '01:15', length: 120 },
  ])
})

test.each(['', '16:', ':30'])('createEndTimes for an incomplete start (%s) returns every half hour', (from) => {
  expect(createEndTimes(from)).toEqual(createHalfHourTimes())
})
