import { parse } from 'yaml'
import { modes } from '../../.storybook/modes.ts'

type Verdict = 'approved' | 'changes requested'

export type Review = {
  reviewer: string
  /** The profession of the reviewer: `designer`. */
  role: string
  date: string
  commit: string
  verdict: Verdict
  modes: readonly string[]
  notes: readonly string[]
}

export type ReviewFile = {
  /** The address of the design. */
  design: string | null
  /** Oldest first. */
  reviews: readonly Review[]
}

type Fields = Record<string, unknown>
type Check = (value: unknown) => string | undefined

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const checkText: Check = (value) => (isText(value) ? undefined : 'must be text')
const checkList =
  (isValid: (item: unknown) => boolean, fault: string): Check =>
  (value) =>
    Array.isArray(value) && value.every(isValid) ? undefined : fault

const reviewChecks: Record<keyof Review, (today: string) => Check> = {
  reviewer: () => checkText,
  role: () => checkText,
  date: (today) => (value) => {
    if (!isText(value) || !isDate(value)) return 'must be a date such as 2026-11-18'
    return value > today ? 'is in the future' : undefined
  },
  commit: () => (value) =>
    isText(value) && /^[\da-f]{7,40}$/.test(value) ? undefined : 'must be a commit hash of 7 to 40 digits',
  verdict: () => (value) =>
    value === 'approved' || value === 'changes requested' ? undefined : 'must be “approved” or “changes requested”',
  modes: () => checkList((mode) => isText(mode) && mode in modes, `must be a list of ${Object.keys(modes).join(', ')}`),
  notes: () => checkList(isText, 'must be a list of texts'),
}

/** Parses the YAML of a review file. Throws an error with the file and field of every fault; `today` is an ISO date. */
export function parseReviewFile(path: string, text: string, today: string): ReviewFile {
  // `failsafe` keeps every value as text: the commit 12e4567 is a number in other schemas.
  const file: unknown = parse(text, { schema: 'failsafe' })
  const faults = isFields(file) ? findFaults(file, today) : ['must have the fields design and reviews']
  if (faults.length > 0) throw new Error(faults.map((fault) => `${path}: ${fault}`).join('\n'))
  const { design, reviews } = file as { design: string; reviews: Review[] }
  return { design: design === 'null' ? null : design, reviews }
}

function findFaults(file: Fields, today: string): string[] {
  const { design, reviews, ...others } = file
  const faults = Object.keys(others).map((name) => `${name} is not a field`)
  if (design !== 'null' && !(isText(design) && URL.canParse(design) && design.startsWith('https://'))) {
    faults.push('design must be an https address or null')
  }
  if (!Array.isArray(reviews)) return [...faults, 'reviews must be a list']
  return [
    ...faults,
    ...reviews.flatMap((review: unknown, index) => findReviewFaults(review, `reviews[${index}]`, today)),
  ]
}

function findReviewFaults(review: unknown, place: string, today: string): string[] {
  if (!isFields(review)) return [`${place} must have the fields ${Object.keys(reviewChecks).join(', ')}`]
  const unknown = Object.keys(review).filter((name) => !(name in reviewChecks))
  const wrong = Object.entries(reviewChecks).flatMap(([name, check]) => {
    const fault = check(today)(review[name])
    return fault === undefined ? [] : [`${place}.${name} ${fault}`]
  })
  return [...unknown.map((name) => `${place}.${name} is not a field`), ...wrong]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10
}
