import { wordsOfFinding } from './findingWords.ts'

export type Finding = { path?: (string | number)[]; code?: string | number; message: string }

/** Prism's findings as the contract's `error`: messages by field, named the way the wire names them. */
export function toFields(findings: readonly Finding[]): Record<string, string[]> {
  const fields = new Map<string, Set<string>>()
  for (const finding of findings) {
    const segments = segmentsOf(finding)
    const subject = segments.findLast((segment) => !isIndex(segment)) ?? 'body'
    const messages = fields.get(nameOf(segments)) ?? new Set()
    fields.set(nameOf(segments), messages.add(`${labelOf(subject)} ${wordsOfFinding(finding.message)}`))
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]))
}

/** Where a finding is; a field that is missing, or that should be, is named by the end of the message only. */
function segmentsOf({ path = [], code, message }: Finding): string[] {
  const segments = path.slice(1).map(String)
  const isAboutAnother = code === 'required' || code === 'additionalProperties'
  const other = isAboutAnother ? /'([^']+)'$/.exec(message)?.[1] : undefined
  return other === undefined ? segments : [...segments, other]
}

function isIndex(segment: string): boolean {
  return /^\d+$/.test(segment)
}

/** `courses`, `0`, `timings`, `1`, `to` as `courses[0].timings[1].to`; what is about all of it as `body`. */
function nameOf(segments: readonly string[]): string {
  const name = segments.map((segment) => (isIndex(segment) ? `[${segment}]` : `.${segment}`)).join('')
  return name.replace(/^\./, '') || 'body'
}

function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
