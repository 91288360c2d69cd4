import { expect, test } from 'vitest'
import { createTimeZoneOptions } from './createTimeZoneOptions.ts'

const now = new Date('2026-11-18T09:00:00Z')
const labelOf = (options: { id: string; label: string }[], wanted: string) =>
  options.find(({ id }) => id === wanted)?.label

test('a time zone has its distance now', () => {
  const options = createTimeZoneOptions('en', 'UTC', now)
  expect(labelOf(options, 'Asia/Karachi')).toBe('Asia/Karachi · GMT+5')
  expect(labelOf(options, 'America/New_York')).toBe('America/New York · GMT-5')
  expect(options.filter(({ id }) => id === 'UTC')).toHaveLength(1)
})

test('a zone that the browser doesn’t know stays a choice when it is chosen', () => {
  expect(labelOf(createTimeZoneOptions('en', 'Mars/Olympus', now), 'Mars/Olympus')).toBe('Mars/Olympus')
})
