import type { Evidence } from '../evidence.ts'
import { listFaults } from '../collectEvidence.ts'
import type { ManualCheck } from '../manualChecks.ts'
import { type Criterion, getCriterionUrl, wcagCriteria } from '../wcagCriteria.ts'
import { type Html, html, renderTable } from './html.ts'

type CriterionStatus = { isFailed: boolean; text: string }

/** Automated checks can fail a criterion, but never prove that it is met. */
export function getCriterionStatus(
  { number }: Criterion,
  evidence: Evidence,
  manualChecks: readonly ManualCheck[],
): CriterionStatus {
  const faults = listFaults(evidence).filter(({ criterion }) => criterion === number).length
  const byPeople = manualChecks.filter(({ criterion }) => criterion === number)
  const failures = byPeople.filter(({ result }) => result === 'fail').length
  if (faults + failures > 0) return { isFailed: true, text: `Fail (${faults + failures})` }
  const tested = evidence.tested[number] ?? 0
  const texts = [
    ...(tested > 0 ? [`Pass (automated checks only, ${tested.toLocaleString('en')} stories × modes)`] : []),
    ...(byPeople.length > 0 ? [`Pass (by people, ${byPeople.length})`] : []),
  ]
  return { isFailed: false, text: texts.join('. ') || 'Not yet tried by a person' }
}

export function renderCriteria(evidence: Evidence, manualChecks: readonly ManualCheck[]): Html {
  const rows = wcagCriteria.map((criterion) => {
    const { isFailed, text } = getCriterionStatus(criterion, evidence, manualChecks)
    const isTried = manualChecks.some((check) => check.criterion === criterion.number)
    const isTested = (evidence.tested[criterion.number] ?? 0) > 0 || isFailed
    const rest = isTried ? '' : isTested ? 'Not yet tried by a person: ' : 'No automated check applied. '
    return html`<th scope="row"><a href="${getCriterionUrl(criterion)}">${criterion.number} ${criterion.name}</a></th>
      <td>${criterion.level}</td>
      <td><span class="${isFailed ? 'fail' : ''}">${text}</span></td>
      <td>${rest}${criterion.byPeople}</td>`
  })
  return renderTable(
    'Success criteria of WCAG 2.2, levels A and AA',
    ['Criterion', 'Level', 'Status', 'Left for people to check'],
    rows,
  )
}

export function renderManualChecks(manualChecks: readonly ManualCheck[]): Html {
  if (manualChecks.length === 0)
    return html`<p>No checks by people are recorded yet. They belong in <code>.storybook/manualChecks.yaml</code>.</p>`
  const rows = manualChecks.map(
    ({ criterion, screen, who, date, commit, result, note = '' }) =>
      html`<th scope="row">${criterion}</th>
        <td>${screen}</td>
        <td>${who}</td>
        <td>${date}</td>
        <td>${commit}</td>
        <td class="${result}">${result}</td>
        <td>${note}</td>`,
  )
  return renderTable('Checks by people', ['Criterion', 'Screen', 'Who', 'Date', 'Commit', 'Result', 'Note'], rows)
}
