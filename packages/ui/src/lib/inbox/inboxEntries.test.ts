import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { toInboxEntries } from './inboxEntries.ts'

const { typical } = examples.listWaiting[200]
const kindsOf = (pending: Parameters<typeof toInboxEntries>[0]) => toInboxEntries(pending).map(({ kind }) => kind)
const others = typical.items.filter(({ kind }) => kind !== 'owedRegister')
const registers = typical.items.filter(({ kind }) => kind === 'owedRegister')

test('several teachers with missing attendance become one line with their lessons and the oldest', () => {
  expect(toInboxEntries(typical).at(-1)).toEqual({
    kind: 'attendanceGroup',
    key: 'attendance',
    teachers: 2,
    lessons: 6,
    since: typical.oldest.owedRegister,
  })
  expect(kindsOf(typical)).toHaveLength(others.length + 1)
})

test('the line is at the place of the first teacher, or at the end while none is loaded', () => {
  const [first, ...rest] = others
  const mixed = { ...typical, items: [first!, registers[0]!, ...rest, registers[1]!] }
  expect(kindsOf(mixed)[1]).toBe('attendanceGroup')
  expect(kindsOf({ ...typical, items: others }).at(-1)).toBe('attendanceGroup')
})

test('a single teacher stays a line of their own', () => {
  const one = { ...typical, items: [registers[0]!], counts: { ...typical.counts, owedRegister: 1 } }
  expect(toInboxEntries(one)).toEqual(one.items)
})
