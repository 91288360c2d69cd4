import { formatInEnglish, toValidationMessage } from '@maktab/contract/wire/validationMessages'
import type { ValidationIssue as PrismFinding } from '@maktab/contract/wire/toFieldErrors'
import { type Operation, findRoute } from './readContract.ts'
import type { ContractLocations } from './contractLocations.ts'
import type { Violation } from './findings.ts'
import type { IncomingMessage } from 'node:http'
import { extractFiles } from '@maktab/contract/wire/extractFiles'
import { type BackendResponse, decodeResponse } from './forwardToBackend.ts'
import type { ContractState } from './watchContract.ts'
import { type PrismRequest, validateExchange } from './prism.ts'
import { BodyError, parseBody } from './readBody.ts'
import { findUndeclaredFields } from './schemaFields.ts'

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

function formatCall({ method, path }: Operation): string {
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

/** What of a call that a real backend has answered breaks the contract, on either side. */
export async function findViolations(
  request: IncomingMessage,
  sent: Buffer,
  answer: BackendResponse,
  { operations, places }: ContractState,
): Promise<Violation[]> {
  const [address = '', search = ''] = (request.url ?? '/').split('?')
  const method = request.method ?? 'GET'
  // What has no body by its nature can't be held against a schema.
  if (!address.startsWith('/api/') || method === 'HEAD' || answer.status === 304) return []
  const path = address.slice('/api'.length)
  const found = findRoute(operations, method, path)
  if (!found || 'allowed' in found) {
    return [{ of: 'request', call: `${method} ${path}`, path: '', message: 'This operation is not in the contract.' }]
  }
  const { operation } = found
  const call = formatCall(operation)
  try {
    const type = request.headers['content-type'] ?? ''
    const taken = await extractFiles(await parseBody(sent, type, operation), operation.bodySchema)
    const query = Object.fromEntries(new URLSearchParams(search))
    const asked: PrismRequest = { operation, path, query, body: taken.body }
    const read = decodeResponse(answer)
    const body = read.json?.value
    const findings = await validateExchange(asked, { status: answer.status, body })
    const pictures = Object.entries(taken.faults).map(([field, [message = '']]): Violation => ({
      of: 'request',
      call,
      path: `body.${field}`,
      message,
    }))
    const ofAnswer = { of: 'answer', operation, places, body, status: answer.status } as const
    const isKnown = operation.answerSchemas.has(answer.status)
    return [
      ...pictures,
      ...toViolations(findings.request, { of: 'request', operation, places, body: taken.body }),
      ...(isKnown ? faultsOfType(call, read) : []),
      // Of what is no JSON that one thing is said, and not all that it lacks.
      ...(isKnown && !read.json ? [] : toViolations(findings.answer, ofAnswer)),
      ...toViolations(
        findUndeclaredFields(body, [operation.answerSchemas.get(answer.status) ?? {}]).map((path) => ({
          path: ['body', ...path],
          message: 'is not declared',
        })),
        ofAnswer,
      ),
    ]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ of: error instanceof BodyError ? 'request' : 'answer', call, path: '', message }]
  }
}

function faultsOfType(call: string, { type, bytes, json }: ReturnType<typeof decodeResponse>): Violation[] {
  const kind = type || 'without a content type'
  if (!json) return [{ of: 'answer', call, path: 'body', message: `not JSON, ${kind}, ${bytes} bytes` }]
  if (type === 'application/json') return []
  return [{ of: 'answer', call, path: 'content-type', message: `must be application/json, not ${kind}` }]
}
