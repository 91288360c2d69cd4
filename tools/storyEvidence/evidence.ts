/** The axes of the sweep. A story is played once per direction and width, and shown in both colour schemes. */
const directions = ['ltr', 'rtl'] as const
const widths = ['desktop', 'phone'] as const
export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]
export type Play = { direction: (typeof directions)[number]; width: (typeof widths)[number] }

export const plays: readonly Play[] = directions.flatMap((direction) => widths.map((width) => ({ direction, width })))

export function getModeName({ direction, width }: Play, scheme: Scheme): string {
  return `${direction}-${scheme}-${width}`
}

export const modeNames = plays.flatMap((play) => schemes.map((scheme) => getModeName(play, scheme))).toSorted()

/** A finding in a story in one mode. Similar elements are one finding. */
export type Fault = {
  /** `state`: the play function failed, so the story shows another state than its name says. */
  kind: 'state' | 'axe' | 'overflow' | 'brokenWord' | 'targetSize'
  /** The axe rule. */
  rule?: string
  /** The WCAG criterion, such as 1.4.3. Best practices and our own layout rules have none. */
  criterion?: string
  impact?: string
  detail: string
}

/** What the checks found in a story in one mode. */
export type Checked = {
  faults: Fault[]
  /** WCAG criteria for which at least one axe rule applied. */
  tested: string[]
  /** axe rules that need a person to decide. */
  undecided: string[]
}

/** The results of one story in one play. */
export type PlayRecord = Play & {
  storyId: string
  seconds: number
  schemes: Record<Scheme, Checked>
  /** axe rules and elements that the story excludes. */
  exemptions: string[]
  /** The globals that the story sets itself, so that the mode doesn't change them. */
  fixed: string[]
}

export type StoryEvidence = {
  title: string
  name: string
  modes: Record<string, Fault[]>
  exemptions?: string[]
  fixed?: string[]
}

/** The content of results.json. */
export type Evidence = {
  commit: string
  date: string
  minutes: number
  modes: string[]
  stories: Record<string, StoryEvidence>
  /** The number of stories in the index; a sample has fewer results. */
  indexed: number
  /** The language of the right-to-left modes. */
  rtl: string
  /** The number of stories × modes in which axe tested each WCAG criterion. */
  tested: Record<string, number>
  /** The number of stories × modes in which axe couldn't decide a rule. */
  undecided: Record<string, number>
}
