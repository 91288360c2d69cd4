import { formatInEnglish, toValidationMessage } from '@maktab/contract/wire/validationMessages'
import type { ValidationIssue as PrismFinding } from '@maktab/contract/wire/toFieldErrors'
import type { Operation } from './readContract.ts'
import type { ContractLocations } from './contractLocations.ts'
import type { Violation } from './findings.ts'

type Seen = {
  of: Violation['of']
  operation: Operation
  places: ContractLocations
  body: unknown
  /** Of an answer. */
  status?: number
  /** The name of the example that was answered with. */
  situation?: string | undefined
}

const MAX_LENGTH = 60

/** What a validator found, with what was there, where it was and which line of the contract says otherwise. */
export function toViolations(findings: readonly PrismFinding[], seen: Seen): Violation[] {
  return findings.map((finding): Violation => {
    const path = pathOf(finding)
    const isMissing = finding.code === 'required'
    return {
      of: seen.of,
      call: formatCall(seen.operation),
      path: path.join('.'),
      // The path beside it names the field.
      message: formatInEnglish(toValidationMessage(finding.message, '')).trim(),
      ...(!isMissing && path[0] === 'body' && { value: cut(valueAt(seen.body, path.slice(1))) }),
      ...linesOf(seen, path),
    }
  })
}

export function formatCall({ method, path }: Operation): string {
  return `${method} ${path}`
}

/** A field that is missing, or that should be, is named by the end of the message only. */
function pathOf({ path = [], code, message }: PrismFinding): string[] {
  const isAboutAnother = code === 'required' || code === 'additionalProperties'
  const other = isAboutAnother ? /'([^']+)'$/.exec(message)?.[1] : undefined
  return [...path.map(String), ...(other === undefined ? [] : [other])]
}

function linesOf(
  { of, operation, places, status, situation }: Seen,
  path: string[],
): Pick<Violation, 'schema' | 'file'> {
  const [part, ...field] = path
  const call = ['paths', operation.path, operation.method.toLowerCase()]
  if (part !== 'body') return { schema: places.ofValue(call) }
  if (of === 'request') {
    return { schema: places.ofField([...call, 'requestBody', 'content', operation.bodyType ?? '', 'schema'], field) }
  }
  const answer = [...call, 'responses', String(status), 'content', 'application/json']
  return {
    schema: places.ofField([...answer, 'schema'], field),
    ...(situation !== undefined && { file: places.ofValue([...answer, 'examples', situation, 'value', ...field]) }),
  }
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown> | null | undefined)?.[step], body)
}

function cut(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined
  return text !== undefined && text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}
