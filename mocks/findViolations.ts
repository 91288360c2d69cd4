import { formatInEnglish, toValidationMessage } from '@maktab/shared/validationMessages'
import type { ValidationIssue as PrismFinding } from '@maktab/shared/toFieldErrors'
import type { Operation } from './readContract.ts'
import { findRoute } from './findRoute.ts'
import type { ContractLocations } from './contractLocations.ts'
import type { Violation } from './findings.ts'
import type { IncomingMessage } from 'node:http'
import { extractFiles } from '@maktab/shared/extractFiles'
import { type BackendResponse, decodeResponse } from './forwardToBackend.ts'
import type { ContractState } from './watchContract.ts'
import { type PrismRequest, validateExchange } from './prism.ts'
import { BodyError, parseBody } from './readBody.ts'
import { findUndeclaredFields } from './undeclaredFields.ts'

type Exchange = {
  of: Violation['of']
  operation: Operation
  places: ContractLocations
  body: unknown
  /** Status of the response. */
  status?: number
  /** Name of the example that was sent. */
  situation?: string | undefined
}

const MAX_LENGTH = 60

/** Adds the value, its path and the contract's line to a validator's findings. */
export function toViolations(findings: readonly PrismFinding[], exchange: Exchange): Violation[] {
  return findings.map((finding): Violation => {
    const path = pathOf(finding)
    const isMissing = finding.code === 'required'
    return {
      of: exchange.of,
      call: formatCall(exchange.operation),
      path: path.join('.'),
      // No label: the path already names the field.
      message: formatInEnglish(toValidationMessage(finding.message, '')).trim(),
      ...(!isMissing && path[0] === 'body' && { value: truncate(valueAt(exchange.body, path.slice(1))) }),
      ...linesOf(exchange, path),
    }
  })
}

function formatCall({ method, path }: Operation): string {
  return `${method} ${path}`
}

/** The message's end is the only place that names a missing or undeclared field. */
function pathOf({ path = [], code, message }: PrismFinding): string[] {
  const namesField = code === 'required' || code === 'additionalProperties'
  const other = namesField ? /'([^']+)'$/.exec(message)?.[1] : undefined
  return [...path.map(String), ...(other === undefined ? [] : [other])]
}

function linesOf(
  { of, operation, places, status, situation }: Exchange,
  path: string[],
): Pick<Violation, 'schema' | 'file'> {
  const [part, ...field] = path
  const call = ['paths', operation.path, operation.method.toLowerCase()]
  if (part !== 'body') return { schema: places.ofValue(call) }
  if (of === 'request') {
    return { schema: places.ofField([...call, 'requestBody', 'content', operation.bodyType ?? '', 'schema'], field) }
  }
  const response = [...call, 'responses', String(status), 'content', 'application/json']
  return {
    schema: places.ofField([...response, 'schema'], field),
    ...(situation !== undefined && { file: places.ofValue([...response, 'examples', situation, 'value', ...field]) }),
  }
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown> | null | undefined)?.[step], body)
}

function truncate(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined
  return text !== undefined && text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}

/** Contract violations in a request and in the real backend's response to it. */
export async function findViolations(
  request: IncomingMessage,
  sent: Buffer,
  answer: BackendResponse,
  { operations, locations }: ContractState,
): Promise<Violation[]> {
  const [address = '', search = ''] = (request.url ?? '/').split('?')
  const method = request.method ?? 'GET'
  // Responses to HEAD and 304 never have a body to validate.
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
    const extracted = await extractFiles(await parseBody(sent, type, operation), operation.bodySchema)
    const query = Object.fromEntries(new URLSearchParams(search))
    const prismRequest: PrismRequest = { operation, path, query, body: extracted.body }
    const read = decodeResponse(answer)
    const body = read.json?.value
    const findings = await validateExchange(prismRequest, { status: answer.status, body })
    const pictures = Object.entries(extracted.faults).map(([field, [message = '']]): Violation => ({
      of: 'request',
      call,
      path: `body.${field}`,
      message,
    }))
    const inResponse = { of: 'answer', operation, places: locations, body, status: answer.status } as const
    const isKnown = operation.answerSchemas.has(answer.status)
    return [
      ...pictures,
      ...toViolations(findings.request, { of: 'request', operation, places: locations, body: extracted.body }),
      ...(isKnown ? findContentTypeErrors(call, read) : []),
      // A body that isn't JSON is one finding, not one for each missing field.
      ...(isKnown && !read.json ? [] : toViolations(findings.answer, inResponse)),
      ...toViolations(
        findUndeclaredFields(body, [operation.answerSchemas.get(answer.status) ?? {}]).map((path) => ({
          path: ['body', ...path],
          message: 'is not declared',
        })),
        inResponse,
      ),
    ]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ of: error instanceof BodyError ? 'request' : 'answer', call, path: '', message }]
  }
}

function findContentTypeErrors(call: string, { type, bytes, json }: ReturnType<typeof decodeResponse>): Violation[] {
  const kind = type || 'without a content type'
  if (!json) return [{ of: 'answer', call, path: 'body', message: `not JSON, ${kind}, ${bytes} bytes` }]
  if (type === 'application/json') return []
  return [{ of: 'answer', call, path: 'content-type', message: `must be application/json, not ${kind}` }]
}
