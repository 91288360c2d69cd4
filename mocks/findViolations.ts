import type { IncomingMessage } from 'node:http'
import { extractFiles } from '@maktab/contract/wire/extractFiles'
import type { BackendResponse } from './forwardToBackend.ts'
import type { Violation } from './findings.ts'
import type { ContractState } from './watchContract.ts'
import { type PrismRequest, validateExchange } from './prism.ts'
import { decodeResponse } from './decodeResponse.ts'
import { BodyError, parseBody } from './readBody.ts'
import { findRoute } from './findRoute.ts'
import { formatCall, toViolations } from './toViolations.ts'
import { findUndeclaredFields } from './findUndeclaredFields.ts'

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
