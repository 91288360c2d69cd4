import { inEnglish, messageOfFinding } from '@maktab/contract/wire/findingMessages'
import type { Finding as PrismFinding } from '@maktab/contract/wire/toFields'
import type { Operation } from './contract.ts'
import type { ContractPlaces } from './contractPlaces.ts'
import type { Fault } from './findings.ts'

type Seen = {
  of: Fault['of']
  operation: Operation
  places: ContractPlaces
  body: unknown
  /** Of an answer. */
  status?: number
  /** The name of the example that was answered with. */
  situation?: string | undefined
}

const MOST_LETTERS = 60

/** What a validator found, with what was there, where it was and which line of the contract says otherwise. */
export function toFaults(findings: readonly PrismFinding[], seen: Seen): Fault[] {
  return findings.map((finding): Fault => {
    const path = pathOf(finding)
    const isMissing = finding.code === 'required'
    return {
      of: seen.of,
      call: callOf(seen.operation),
      path: path.join('.'),
      // The path beside it names the field.
      message: inEnglish(messageOfFinding(finding.message, '')).trim(),
      ...(!isMissing && path[0] === 'body' && { value: cut(valueAt(seen.body, path.slice(1))) }),
      ...linesOf(seen, path),
    }
  })
}

export function callOf({ method, path }: Operation): string {
  return `${method} ${path}`
}

/** A field that is missing, or that should be, is named by the end of the message only. */
function pathOf({ path = [], code, message }: PrismFinding): string[] {
  const isAboutAnother = code === 'required' || code === 'additionalProperties'
  const other = isAboutAnother ? /'([^']+)'$/.exec(message)?.[1] : undefined
  return [...path.map(String), ...(other === undefined ? [] : [other])]
}

function linesOf({ of, operation, places, status, situation }: Seen, path: string[]): Pick<Fault, 'schema' | 'file'> {
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
  return text !== undefined && text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text
}
