import type { Weekday } from '@maktab/calendar/WallDay'
import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { classChangeSchema, getEditableTimings, toClassChange, toValues } from './class.schema.ts'

const classes = examples.listTeacherClasses[200].typical.data
const withSeveralTimes = classes.find(({ timings }) => timings.length > 1)!
// proves 2§4.7
test('an edited class is sent with id, version and chosen time id, but without courses', () => {
  const [first, second] = getEditableTimings(withSeveralTimes)
  expect(toValues(withSeveralTimes, first!)).toMatchObject({
    timingId: String(first?.id),
    classTime: { from: first?.from, to: first?.to },
  })
  expect(toClassChange(toValues(withSeveralTimes, second!), withSeveralTimes)).toEqual({
    id: withSeveralTimes.id,
    version: withSeveralTimes.version,
    title: withSeveralTimes.title,
    link: withSeveralTimes.classLink,
    classTime: { id: second?.id, from: second?.from, to: second?.to },
  })
})

test.each([
  ['no times', [], 0],
  ['a time without a record', [{ id: 0, from: '07:00', to: '07:45' }], 0],
  ['a time with seconds', [{ id: 3, from: '07:00:00', to: '07:45:00' }], 1],
])('getEditableTimings with %s', (_, timings, count) => {
  expect(getEditableTimings({ ...withSeveralTimes, timings })).toHaveLength(count)
})

test('classChangeSchema rejects a class without a time', () => {
  const [failure] = classChangeSchema.validate({
    timingId: null,
    title: 'x',
    link: 'x',
    classTime: { from: '07:00', to: '08:00', days: [] },
    starts: '',
    ends: '',
  })
  expect(failure?.failures()[0]?.path).toEqual(['timingId'])
})

test('the link is required for an edit', () => {
  const [first] = getEditableTimings(withSeveralTimes)
  const [failure] = classChangeSchema.validate({ ...toValues(withSeveralTimes, first!), link: ' ' })
  expect(failure?.failures().map(({ path }) => path[0])).toEqual(['link'])
})

test('an edit sends only the days that changed', () => {
  const opened = { ...withSeveralTimes, starts: '2026-03-02', ends: null }
  const [first] = getEditableTimings(opened)
  const values = toValues(opened, { ...first!, days: [] })
  expect(values).toMatchObject({ starts: '2026-03-02', ends: '' })
  const sent = toClassChange({ ...values, starts: '', ends: '2026-06-30' }, opened)
  expect(sent).toMatchObject({ starts: null, ends: '2026-06-30' })
  expect(toClassChange(values, opened)).not.toHaveProperty('starts')
  expect(toClassChange(values, opened).classTime).toEqual({
    id: first?.id,
    from: first?.from,
    to: first?.to,
    ...(first?.days.length && { days: [] }),
  })
  const withMoreDays = { ...values, classTime: { ...values.classTime, days: [6, 7] as Weekday[] } }
  expect(toClassChange(withMoreDays, opened).classTime.days).toEqual([6, 7])
})
