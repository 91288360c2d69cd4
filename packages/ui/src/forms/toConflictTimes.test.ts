import { expect, test } from 'vitest'
import { toConflictTimes } from './toConflictTimes.ts'

const monday = { from: '16:00', to: '17:00', days: [1] }
const agreed = { from: '20:00', to: '21:00' }

test.each<[Parameters<typeof toConflictTimes>[0], ReturnType<typeof toConflictTimes>]>([
  [[], undefined],
  [[agreed], undefined],
  [[{ ...agreed, days: [] }], undefined],
  [[{ ...monday, to: '' }], undefined],
  [[{ ...monday, from: 'noon' }], undefined],
  [[{ ...monday, to: '16:00' }], undefined],
  [[monday], [monday]],
  [
    [{ ...agreed, days: [] }, { from: '', to: '', days: [2] }, monday],
    [agreed, monday],
  ],
])('%j is asked about as %j', (times, asked) => expect(toConflictTimes(times)).toEqual(asked))
