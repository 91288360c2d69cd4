import { describe, expect, test } from 'vitest'
import type { Evidence } from '../evidence.ts'
import type { ManualCheck } from '../manualChecks.ts'
import { wcagCriteria } from '../wcagCriteria.ts'
import { groupStories } from './groupStories.ts'
import { html } from './html.ts'
import { contrast, createSampleEvidence } from './sampleEvidence.ts'
import { getCriterionStatus } from './renderCriteria.ts'
import { renderGroup } from './renderGroup.ts'
import { renderIndex } from './renderIndex.ts'

const check: ManualCheck = {
  criterion: '2.4.7',
  screen: 'Screens/Admin/A',
  who: 'Zaynab',
  date: '2026-11-18',
  commit: '0123456',
  result: 'pass',
}

describe('getCriterionStatus', () => {
  const statusOf = (number: string, evidence: Evidence, checks: ManualCheck[] = []) =>
    getCriterionStatus(
      wcagCriteria.find((one) => one.number === number)!,
      evidence,
      checks,
    ).text

  test('counts faults, and claims a pass only for what was tested', () => {
    expect(statusOf('1.4.3', createSampleEvidence([contrast]))).toBe('Fail (12)')
    expect(statusOf('1.4.3', createSampleEvidence())).toBe('Pass (automated checks only, 24 stories × modes)')
    expect(statusOf('2.4.7', createSampleEvidence())).toBe('Not yet tried by a person')
  })

  test('includes checks by people', () => {
    expect(statusOf('2.4.7', createSampleEvidence(), [check])).toBe('Pass (by people, 1)')
    expect(statusOf('2.4.7', createSampleEvidence(), [check, { ...check, result: 'fail' }])).toBe('Fail (1)')
  })
})

test('values in a template are escaped, markup is not', () => {
  expect(html`<p title="${'"'}">${['<i>', html`<b>${1}</b>`]}${undefined}</p>`.html).toBe(
    '<p title="&quot;">&lt;i&gt;<b>1</b></p>',
  )
})

test('stories of a screen and its parts are one page', () => {
  expect(groupStories(createSampleEvidence()).map(({ path, stories }) => [path, stories.length])).toEqual([
    ['screens/screens-admin-a.html', 2],
    ['components/print-paper.html', 1],
  ])
})

test('the index has every criterion, the pages, exemptions, checks by people, and says if it is a sample', () => {
  const page = renderIndex(createSampleEvidence([contrast]), [check]).replaceAll(/\s+/g, ' ')
  for (const { number, name } of wcagCriteria) expect(page).toContain(`>${number} ${name}</a>`)
  expect(page).toContain('<a href="screens/screens-admin-a.html">Screens/Admin/A</a>')
  expect(page).toContain('Screens/Admin/A/Form, Empty: region')
  expect(page).toContain('<td>Zaynab</td>')
  expect(page).not.toContain('This is a sample')
  expect(renderIndex({ ...createSampleEvidence(), indexed: 4 }, [])).toContain('This is a sample of 3 of 4 stories.')
})

test('the page of a screen has each story with its result, faults, modes and exceptions', () => {
  const evidence = createSampleEvidence([contrast])
  const [group] = groupStories(evidence)
  const page = renderGroup(group!, evidence, [check]).replaceAll(/\s+/g, ' ')
  expect(page).toContain('<a href="../../?path=/story/screens-admin-a--typical">Typical</a>')
  expect(page).toContain('Form: Empty')
  expect(page.match(/class="pass">Pass/g)).toHaveLength(8)
  expect(page.match(/>1 fault</g)).toHaveLength(8)
  expect(page).toContain('axe, color-contrast, WCAG 1.4.3, serious: &lt;b&gt; 3:1')
  expect(page).toContain('In ltr-dark-desktop, ltr-dark-phone, rtl-dark-desktop, rtl-dark-phone')
  expect(page).toContain('Typical: sets viewport desk itself')
  expect(page).toContain('Commit 0123456, 2026-11-18. Automated checks only. LTR is English, RTL is Urdu.')
})
