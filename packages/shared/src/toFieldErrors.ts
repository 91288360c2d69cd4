import { type ValidationMessage, formatInEnglish, toValidationMessage } from './validationMessages.ts'

export type ValidationIssue = { path?: (string | number)[]; code?: string | number; message: string }

/** Converts a validator’s findings to the contract’s `error`: English messages by field name. */
export function toFieldErrors(findings: readonly ValidationIssue[]): Record<string, string[]> {
  const fields = Object.entries(messagesByField(findings))
  return Object.fromEntries(fields.map(([field, messages]) => [field, messages.map(formatInEnglish)]))
}

/** The same as translatable messages, without duplicates. */
export function messagesByField(findings: readonly ValidationIssue[]): Record<string, ValidationMessage[]> {
  const fields = new Map<string, Map<string, ValidationMessage>>()
  for (const finding of findings) {
    const segments = segmentsOf(finding)
    const subject = segments.findLast((segment) => !isIndex(segment)) ?? 'body'
    const messages = fields.get(nameOf(segments)) ?? new Map<string, ValidationMessage>()
    const message = toValidationMessage(finding.message, labelOf(subject))
    fields.set(nameOf(segments), messages.set(formatInEnglish(message), message))
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages.values()]]))
}

/** The path of a finding; a missing or undeclared field is named only at the end of the message. */
function segmentsOf({ path = [], code, message }: ValidationIssue): string[] {
  const segments = path.slice(1).map(String)
  const isAboutAnother = code === 'required' || code === 'additionalProperties'
  const other = isAboutAnother ? /'([^']+)'$/.exec(message)?.[1] : undefined
  return other === undefined ? segments : [...segments, other]
}

function isIndex(segment: string): boolean {
  return /^\d+$/.test(segment)
}

/** Joins `courses`, `0`, `timings`, `1`, `to` to `courses[0].timings[1].to`; an empty path is `body`. */
function nameOf(segments: readonly string[]): string {
  const name = segments.map((segment) => (isIndex(segment) ? `[${segment}]` : `.${segment}`)).join('')
  return name.replace(/^\./, '') || 'body'
}

/** Words of field names that a label writes differently. */
const labelWords: Record<string, string> = { std: 'student', teach: 'teacher', id: 'ID', ids: 'IDs' }

/** The label of a field: `std_id` is “Student ID”. */
function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  const label = words
    .toLowerCase()
    .split(' ')
    .map((word) => labelWords[word] ?? word)
    .join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
