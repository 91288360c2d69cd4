import axe, { type ContextObject, type NodeResult, type Result, type Spec } from 'axe-core'
import type { Checked, Fault } from '../evidence.ts'
import { readCriteria } from '../readCriteria.ts'
import { joinElements } from './joinElements.ts'

/** `parameters.a11y` of a story. */
export type A11yParameter = {
  disable?: boolean
  test?: string
  config?: Spec
  context?: ContextObject | string
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose result depends on the colour scheme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Rules about the document around a story, which is Storybook's. */
const FRAME_RULES = ['bypass', 'document-title', 'frame-tested', 'meta-refresh', 'meta-viewport', 'meta-viewport-large']

/** Rules about whole pages. A story without a main landmark shows only a part. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region']

/** Tooltips are rendered at the end of the page, so they can’t be in a landmark. The others are axe’s default. */
const REGION_CHECK = {
  id: 'region',
  options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]' },
}

const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/** Checks the document with axe, configured by the parameters of the story. */
export async function checkWithAxe(a11y: A11yParameter, { onlyColours }: { onlyColours: boolean }): Promise<Checked> {
  const exempt = listDisabledRules(a11y)
  const colours = COLOUR_RULES.filter((id) => !exempt.includes(id))
  if (isOff(a11y) || (onlyColours && colours.length === 0)) return { faults: [], tested: [], undecided: [] }
  const ignored = [...FRAME_RULES, ...(isPageShown() ? [] : PAGE_RULES), ...exempt]
  axe.reset()
  axe.configure({ ...a11y.config, checks: [REGION_CHECK, ...(a11y.config?.checks ?? [])] })
  const disabled = Object.fromEntries(ignored.map((id) => [id, { enabled: false }]))
  const { violations, passes, incomplete } = await axe.run(contextOf(a11y), {
    ...(onlyColours
      ? { runOnly: colours }
      : { runOnly: TAGS, rules: { 'target-size': { enabled: true }, ...disabled } }),
    resultTypes: ['violations'],
    iframes: false,
  })
  return {
    faults: (await confirmTargetSizes(violations)).map(faultOfRule),
    tested: [...new Set([...violations, ...passes, ...incomplete].flatMap(({ tags }) => readCriteria(tags)))],
    undecided: incomplete.map(({ id }) => id),
  }
}

/** A dialog hides the page behind it from assistive technologies. */
function isPageShown(): boolean {
  const main = document.querySelector('main, [role=main]')
  return main !== null && main.closest('[aria-hidden=true], [inert]') === null
}

/** Checks targets covered by a fixed bar again in the middle of the window, where users can scroll them. */
async function confirmTargetSizes(violations: readonly Result[]): Promise<Result[]> {
  const confirmed: Result[] = []
  for (const violation of violations) {
    if (violation.id !== 'target-size') {
      confirmed.push(violation)
      continue
    }
    const nodes: NodeResult[] = []
    for (const node of violation.nodes) {
      const selector = node.target.join(' ')
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await axe.run(selector, { runOnly: ['target-size'], resultTypes: ['violations'], iframes: false })
      nodes.push(...again.violations.flatMap((result) => result.nodes))
    }
    if (nodes.length > 0) confirmed.push({ ...violation, nodes })
  }
  return confirmed
}

const isOff = ({ disable, test }: A11yParameter) => disable === true || test === 'off'

function listDisabledRules({ config }: A11yParameter): string[] {
  return (config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id)
}

/** What the parameters of a story exclude from the checks. */
export function listExemptions(a11y: A11yParameter): string[] {
  if (isOff(a11y)) return ['all axe rules']
  const { exclude = [] } = contextOf(a11y) as { exclude?: unknown[] }
  const elements = exclude.filter((element) => !STORYBOOK_ELEMENTS.includes(String(element)))
  return [...listDisabledRules(a11y), ...elements.map((element) => `elements ${String(element)}`)]
}

function contextOf({ context }: A11yParameter): ContextObject {
  const { include, exclude = [] } = typeof context === 'string' ? { include: [context] } : (context ?? {})
  return {
    include: include ?? [['html']],
    exclude: [...STORYBOOK_ELEMENTS, ...(Array.isArray(exclude) ? exclude : [exclude])],
  } as ContextObject
}

function faultOfRule({ id, tags, impact, help, nodes }: Result): Fault {
  const [criterion] = readCriteria(tags)
  return {
    kind: 'axe',
    rule: id,
    ...(criterion && { criterion }),
    ...(impact && { impact }),
    detail: `${help}: ${joinElements(nodes.map(describeNode))}`,
  }
}

function describeNode({ target, any, all, none }: NodeResult): string {
  const [reason] = [...any, ...all, ...none]
  return `${target.join(' ')}${reason ? ` (${reason.message})` : ''}`
}
