import { type OperationId, calls } from '@maktab/contract/calls'
import { ApiError } from '@maktab/client/ApiError'
import { type Api, type RequestOf, createApi } from '@maktab/client/createApi'
import { createClient } from '@maktab/client/createClient'
import { validateResponse } from '@maktab/server/validators'
import { ConformanceError, NotImplementedError } from './assertions.ts'
import shapes from '@maktab/contract/shapes' with { type: 'json' }

/** The scope to validate against: the whole contract, or only the calls and fields of the specification. */
export type Profile = 'full' | 'spec'

const all = Object.keys(calls) as OperationId[]

/** The calls of a profile, in the contract’s order. */
export function listOperations(profile: Profile): readonly OperationId[] {
  return profile === 'full' ? all : all.filter((id) => !calls[id].isExtension)
}

export type BackendConnection = {
  /** Base URL of the API; usually ends with `/api`. */
  address: string
  fetch: typeof globalThis.fetch
  profile: Profile
  /** Calls made so far. */
  exercised: Set<OperationId>
}

type ReceivedResponse = { status: number; body: unknown; isJson: boolean }
type Refused = { status: number; fields: Record<string, string[]>; message: string }

/** An API client that validates each response against the contract. */
export type ValidatingClient = {
  call: Api
  /** Makes a call that must be rejected with one of these statuses. */
  expectRefused: (id: OperationId, statuses: readonly number[], sent?: SentRequest) => Promise<Refused>
}

/** Creates a client with a token, or a visitor’s. */
export function createValidatingClient(
  token: string | null,
  { address, fetch, profile, exercised }: BackendConnection,
): ValidatingClient {
  const send = async (id: OperationId, sent: SentRequest, statuses: readonly number[]) => {
    const extensions = profile === 'spec' ? findExtensions(id, sent) : []
    if (extensions.length > 0) throw new Error(`${id}: not in the profile “spec”: ${extensions.join(', ')}.`)
    let received: ReceivedResponse | undefined
    const onAnswer = async (_: Request, response: Response) => void (received = await read(response.clone()))
    const client = createClient({
      baseUrl: address,
      getToken: () => token,
      fetch,
      onResponse: onAnswer,
      deadline: 60_000,
    })
    const api = createApi(client) as (id: OperationId, given: SentRequest) => Promise<unknown>
    exercised.add(id)
    const answer = await api(id, sent).catch((error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    })
    if (received === undefined) throw new ConformanceError(`${id}: no response from ${address}`)
    if (calls[id].isExtension && isNotImplemented(received, statuses)) throw new NotImplementedError(id)
    check(id, received)
    return { answer, status: received.status }
  }

  const api = async <Id extends OperationId>(id: Id, given: Partial<RequestOf<Id>> = {}) => {
    const { answer, status } = await send(id, given, [200, 201])
    if (!(answer instanceof ApiError)) return answer
    const { kind, message } = answer
    if (kind === 'answer') throw new ConformanceError(`${id}: returned ${status}, “${message}”`, status)
    throw new ConformanceError(`${id}: request failed (${kind})`)
  }

  return {
    call: api as Api,
    expectRefused: async (id, statuses, sent = {}) => {
      const { answer, status } = await send(id, sent, statuses)
      if (!statuses.includes(status)) {
        throw new ConformanceError(`${id}: expected ${statuses.join(' or ')}, got ${status}`)
      }
      const { fields, message } = answer instanceof ApiError ? answer : { fields: {}, message: '' }
      return { status, fields, message }
    },
  }
}

async function read(response: Response): Promise<ReceivedResponse> {
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) as unknown, isJson: true }
  } catch {
    return { status: response.status, body: text, isJson: false }
  }
}

/** Whether a response means that the call isn’t implemented. An expected 404 in JSON means a missing record. */
function isNotImplemented({ status, isJson }: ReceivedResponse, statuses: readonly number[]): boolean {
  return [404, 405, 501].includes(status) && !(isJson && statuses.includes(status))
}

function check(id: OperationId, { status, body, isJson }: ReceivedResponse): void {
  if (!isJson) throw new ConformanceError(`${id}: the ${status} response is not JSON`)
  const [fault] = Object.entries(validateResponse(id, status, body) ?? {})
  if (fault) throw new ConformanceError(`${id}: invalid ${status} response: ${fault[0]}: ${fault[1].join('; ')}`)
}

type Schema = { properties?: Record<string, Schema>; items?: Schema; 'x-extension'?: boolean }
type SentRequest = { params?: object; query?: object; body?: object }

/** Extensions that a call uses: the call itself, query parameters, or body fields. */
function findExtensions(id: OperationId, { query = {}, body }: SentRequest): string[] {
  if (calls[id].isExtension) return [id]
  const names = Object.keys(query).filter((name) => calls[id].extensionQuery.includes(name))
  const { body: schema = {} } = shapes[id] as { body?: Schema }
  return [...names, ...findExtensionFields(body, schema)]
}

function findExtensionFields(value: unknown, schema: Schema): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findExtensionFields(item, schema.items ?? {}))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = schema.properties?.[name] ?? {}
    return field['x-extension'] ? [name] : findExtensionFields(inner, field)
  })
}
