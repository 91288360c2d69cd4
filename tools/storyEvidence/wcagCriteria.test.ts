import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { parseManualChecks } from './manualChecks.ts'
import { readCriteria } from './readCriteria.ts'
import { getCriterionUrl, wcagCriteria } from './wcagCriteria.ts'

describe('wcagCriteria', () => {
  test('has the 31 criteria of level A and the 24 of level AA once, in order', () => {
    const countOf = (wanted: string) => wcagCriteria.filter(({ level }) => level === wanted).length
    expect([countOf('A'), countOf('AA')]).toEqual([31, 24])
    const numbers = wcagCriteria.map(({ number }) => number)
    const inOrder = new Set(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
    expect(numbers).toEqual([...inOrder])
  })

  test('has the criteria that are new in version 2.2, but not the removed 4.1.1', () => {
    const numbers = wcagCriteria.map(({ number }) => number)
    expect(numbers).toEqual(expect.arrayContaining(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']))
    expect(numbers).not.toContain('4.1.1')
  })

  test('has every criterion of axe’s rules of levels A and AA', () => {
    const numbers = new Set(wcagCriteria.map(({ number }) => number))
    const rules = axe.getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    expect(rules.length).toBeGreaterThan(50)
    const unknown = rules.filter(({ tags }) => !readCriteria(tags).some((number) => numbers.has(number)))
    expect(unknown).toEqual([])
  })
})

test.each([
  [['cat.color', 'wcag2aa', 'wcag143'], ['1.4.3']],
  [['wcag21aa', 'wcag1412'], ['1.4.12']],
  [
    ['wcag2a', 'wcag131', 'wcag412'],
    ['1.3.1', '4.1.2'],
  ],
  [['best-practice', 'wcag22aa', 'wcag2a-obsolete'], []],
])('the tags %j belong to the criteria %j', (tags, criteria) => {
  expect(readCriteria(tags)).toEqual(criteria)
})

test.each([
  ['1.1.1', 'non-text-content'],
  ['1.2.1', 'audio-only-and-video-only-prerecorded'],
  ['2.2.2', 'pause-stop-hide'],
  ['3.3.4', 'error-prevention-legal-financial-data'],
])('criterion %s is linked to its section of the standard', (number, section) => {
  const criterion = wcagCriteria.find((one) => one.number === number)!
  expect(getCriterionUrl(criterion)).toBe(`https://www.w3.org/TR/WCAG22/#${section}`)
})

describe('parseManualChecks', () => {
  const check = {
    criterion: '2.4.7',
    screen: 'Screens/Admin/Students',
    who: 'Zaynab',
    date: '2026-11-18',
    commit: '0123456',
    result: 'pass',
  }
  const parse = (changed: object) => parseManualChecks(JSON.stringify([{ ...check, ...changed }]), [check.screen])

  test('reads checks, also from a file with only comments', () => {
    expect(parseManualChecks('# Nothing yet.\n', [])).toEqual([])
    expect(parse({})).toEqual([check])
    const yaml = '- criterion: 1.4.10\n  screen: A\n  who: B\n  date: 2026-01-02\n  commit: 1234567\n  result: fail\n'
    expect(parseManualChecks(yaml, ['A'])).toMatchObject([
      { criterion: '1.4.10', date: '2026-01-02', commit: '1234567' },
    ])
  })

  test.each([
    [{ criterion: '4.1.1' }, 'unknown criterion 4.1.1'],
    [{ screen: 'Screens/Nowhere' }, 'unknown screen Screens/Nowhere'],
    [{ result: 'maybe' }, 'result must be pass or fail'],
    [{ date: 'today' }, 'date must look like'],
    [{ who: undefined }, 'who is missing'],
  ])('rejects %j', (changed, message) => {
    expect(() => parse(changed)).toThrow(message)
  })
})
