import { type Evidence, type Fault, getModeName, plays, schemes } from '../evidence.ts'
import { groupFaults } from '../collectEvidence.ts'
import type { ManualCheck } from '../manualChecks.ts'
import { renderManualChecks } from './renderCriteria.ts'
import type { StoryGroup } from './groupStories.ts'
import { type Html, html, renderPage, renderTable } from './html.ts'

const columns = plays.flatMap((play) => schemes.map((scheme) => ({ ...play, scheme })))

const languages: Record<string, string> = { ur: 'Urdu', ar: 'Arabic' }

type Story = StoryGroup['stories'][number]

/** The page of a screen or component: each story in each mode. */
export function renderGroup(
  { title, stories }: StoryGroup,
  evidence: Evidence,
  manualChecks: readonly ManualCheck[],
): string {
  const headings = columns.map(({ direction, scheme, width }) => `${direction.toUpperCase()} ${scheme} ${width}`)
  const rows = stories.map(
    (story) =>
      html`<th scope="row">${linkStory(story)}</th>
        ${columns.map(({ scheme, ...play }) => renderCell(story, story.modes[getModeName(play, scheme)]))}`,
  )
  const faulty = stories.filter(({ modes }) => Object.values(modes).some((faults) => faults.length > 0))
  const about = stories.filter(({ fixed, exemptions }) => fixed ?? exemptions)
  return renderPage(
    title,
    html`<nav aria-label="Report"><a href="../index.html">All results</a></nav>
      <p>
        Commit ${evidence.commit}, ${evidence.date}. Automated checks only. LTR is English, RTL is
        ${languages[evidence.rtl]}.
      </p>
      ${renderTable('Results by story and mode', ['Story', ...headings], rows)}
      ${
        faulty.length > 0
          ? html`<h2>Faults</h2>
              ${faulty.map(renderFaults)}`
          : undefined
      }
      ${
        about.length > 0
          ? html`<h2>Exceptions</h2>
              <ul>
                ${about.map(renderExceptions)}
              </ul>`
          : undefined
      }
      <h2>Checks by people</h2>
      ${renderManualChecks(manualChecks.filter(({ screen }) => screen === title || screen.startsWith(`${title}/`)))}`,
  )
}

/** The report is in the folder `evidence` of the built Storybook. */
function linkStory({ id, title, name }: Story): Html {
  const part = title.split('/').slice(3).join(', ')
  return html`<a href="../../?path=/story/${id}">${part ? `${part}: ${name}` : name}</a>`
}

function renderCell({ id }: Story, faults: readonly Fault[] | undefined): Html {
  if (faults === undefined) return html`<td>Not checked</td>`
  if (faults.length === 0) return html`<td class="pass">Pass</td>`
  return html`<td><a class="fail" href="#${id}">${countFaults(faults.length)}</a></td>`
}

export const countFaults = (count: number) => (count === 1 ? '1 fault' : `${count.toLocaleString('en')} faults`)

/** The faults of a story, each with the modes in which it occurs. */
function renderFaults(story: Story): Html {
  const items = groupFaults(story).map(({ fault, modes }) => {
    const where = modes.length === columns.length ? 'all modes' : modes.join(', ')
    return html`<li>${describeFault(fault)}<br /><span class="muted">In ${where}</span></li>`
  })
  return html`<h3 id="${story.id}">${story.name}</h3>
    <ul>
      ${items}
    </ul>`
}

const kinds: Record<Fault['kind'], string> = {
  state: 'Wrong state',
  axe: 'axe',
  overflow: 'Overflow',
  brokenWord: 'Broken word',
  targetSize: 'Small target',
}

function describeFault({ kind, rule, criterion, impact, detail }: Fault): string {
  const what = [kinds[kind], rule, criterion && `WCAG ${criterion}`, impact].filter(Boolean).join(', ')
  return `${what}: ${detail}`
}

function renderExceptions({ name, fixed = [], exemptions = [] }: Story): Html {
  const texts = [
    ...(fixed.length > 0 ? [`sets ${fixed.join(', ')} itself, in every mode`] : []),
    ...(exemptions.length > 0 ? [`excludes ${exemptions.join(', ')}`] : []),
  ]
  return html`<li>${name}: ${texts.join('; ')}.</li>`
}
