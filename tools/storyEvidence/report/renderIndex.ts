import { listFaults } from '../collectEvidence.ts'
import type { Evidence } from '../evidence.ts'
import type { ManualCheck } from '../manualChecks.ts'
import { groupStories, type StoryGroup } from './groupStories.ts'
import { type Html, html, renderPage, renderTable } from './html.ts'
import { renderCriteria, renderManualChecks } from './renderCriteria.ts'
import { countFaults } from './renderGroup.ts'

/** The first page of the report. */
export function renderIndex(evidence: Evidence, manualChecks: readonly ManualCheck[]): string {
  const groups = groupStories(evidence)
  return renderPage(
    'Accessibility evidence',
    html`${renderSummary(evidence)}
      <h2>WCAG 2.2</h2>
      <p>Automated checks find faults but can’t prove that a criterion is met.</p>
      ${renderCriteria(evidence, manualChecks)}
      <h2>Other rules</h2>
      ${renderOtherRules(evidence)}
      <h2>Checks by people</h2>
      ${renderManualChecks(manualChecks)}
      <h2>Exceptions</h2>
      ${renderExemptions(evidence)}
      <h2>Results by screen</h2>
      ${renderGroups(
        'Screens',
        groups.filter(({ isScreen }) => isScreen),
      )}
      <h2>Other results</h2>
      ${renderGroups(
        'Components and others',
        groups.filter(({ isScreen }) => !isScreen),
      )}
      ${method}`,
  )
}

function renderSummary(evidence: Evidence): Html {
  const faults = listFaults(evidence)
  const checked = Object.keys(evidence.stories).length
  const states = faults.filter(({ kind }) => kind === 'state').length
  const numbers = [
    `${checked.toLocaleString('en')} stories in ${evidence.modes.length} modes`,
    countFaults(faults.length),
    `${states} wrong states`,
    `${evidence.minutes} minutes`,
  ]
  return html`<p>Commit ${evidence.commit}, ${evidence.date}: ${numbers.join(', ')}.</p>
    ${
      checked < evidence.indexed
        ? html`<p class="notice">This is a sample of ${checked} of ${evidence.indexed} stories.</p>`
        : undefined
    }`
}

/** Best practices of axe and our own layout rules, and what axe couldn’t decide. */
function renderOtherRules(evidence: Evidence): Html {
  const others = listFaults(evidence).filter(({ criterion }) => criterion === undefined)
  const counts = Object.entries(Object.groupBy(others, ({ kind, rule }) => rule ?? kind))
  const rows = counts.map(
    ([rule, found = []]) =>
      html`<th scope="row">${rule}</th>
        <td>${found.length}</td>`,
  )
  return html`${
    rows.length > 0
      ? renderTable('Faults of best practices, layout and states', ['Rule', 'Faults'], rows)
      : html`<p>No faults of axe’s best practices, of layout or of states.</p>`
  }
  ${renderUndecided(evidence)}`
}

function renderUndecided({ undecided }: Evidence): Html | undefined {
  const rows = Object.entries(undecided).map(
    ([rule, count]) =>
      html`<th scope="row">${rule}</th>
        <td>${count.toLocaleString('en')}</td>`,
  )
  if (rows.length === 0) return undefined
  return renderTable('Undecided by axe, for a person to check', ['Rule', 'Stories × modes'], rows)
}

function renderExemptions({ stories }: Evidence): Html {
  const exempt = Object.entries(stories).filter(([, { exemptions }]) => exemptions)
  if (exempt.length === 0) return html`<p>No story excludes rules or elements from the checks.</p>`
  return html`<ul>
    ${exempt.map(([, { title, name, exemptions = [] }]) => html`<li>${title}, ${name}: ${exemptions.join(', ')}</li>`)}
  </ul>`
}

function renderGroups(caption: string, groups: readonly StoryGroup[]): Html {
  const rows = groups.map(({ title, path, stories }) => {
    const count = listFaults({ stories: Object.fromEntries(stories.map((story) => [story.id, story])) }).length
    return html`<th scope="row"><a href="${path}">${title}</a></th>
      <td>${stories.length}</td>
      <td class="${count > 0 ? 'fail' : 'pass'}">${count > 0 ? countFaults(count) : 'Pass'}</td>`
  })
  return renderTable(caption, ['Title', 'Stories', 'Result'], rows)
}

const method = html`<h2>How the checks work</h2>
  <ul>
    <li>
      Each story of the built Storybook is played once per direction (English and a right-to-left language) and width
      (1280 and 390 pixels), in light colours. Then it changes to dark colours without being played again.
    </li>
    <li>
      Structure rules run once per direction and width, if both colour schemes show the same elements and texts. Colour
      rules run in each mode.
    </li>
    <li>
      A story whose play function fails is played once more in a new page. If it fails again, it counts as a wrong
      state, and the checks run on what it shows.
    </li>
    <li>
      A few stories set their language, width or colours themselves. They look the same in several modes, and their
      pages list them.
    </li>
    <li>
      Rules about the whole document, such as its title, and the HTML of emails, which is in frames, aren’t checked.
      Rules about whole pages run only on stories that have a main landmark.
    </li>
    <li>
      Small targets are those below 44 pixels on touch screens and 24 pixels elsewhere. This is stricter than criterion
      2.5.8, which axe checks.
    </li>
  </ul>`
