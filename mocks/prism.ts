import { createInstance } from '@stoplight/prism-http'
import type { Operation } from './readContract.ts'
import type { ValidationIssue } from '@maktab/contract/wire/toFieldErrors'

type Components = Parameters<typeof createInstance>[1]
type Config = Parameters<typeof createInstance>[0]

const silence = () => undefined
const logger = {
  trace: silence,
  debug: silence,
  info: silence,
  warn: silence,
  error: silence,
  fatal: silence,
  success: silence,
  child: () => logger,
} as unknown as Components['logger']

const base = {
  mock: { dynamic: false },
  checkSecurity: false,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  isProxy: false,
  upstreamProxy: undefined,
} satisfies Config

const mocker = createInstance(base, { logger })

export type PrismRequest = {
  operation: Operation
  path: string
  query?: Record<string, string>
  body: unknown
}

export type PrismResult = {
  status: number
  body: unknown
  findings: { request: ValidationIssue[]; answer: ValidationIssue[] }
}

type Wish = { situation: string; status: number }

/** The example that is wished for, or else what fits the request; with all that breaks the contract. */
export async function getExampleResponse(asked: PrismRequest, wish?: Wish): Promise<PrismResult> {
  const choice = wish ? { code: wish.status, exampleKey: wish.situation } : {}
  const config: Config = { ...base, mock: { dynamic: false, ...choice }, validateRequest: wish === undefined }
  return run(mocker, asked, config)
}

/** What of a request, and of the answer that a real backend gave, breaks the contract. */
export async function validateExchange(
  asked: PrismRequest,
  answer: { status: number; body: unknown },
): Promise<PrismResult['findings']> {
  const output = { statusCode: answer.status, headers: { 'content-type': 'application/json' }, body: answer.body }
  const mocked: NonNullable<Components['mock']> = () => () => ({ _tag: 'Right', right: output })
  return (await run(createInstance(base, { logger, mock: mocked }), asked, base)).findings
}

async function run(
  instance: typeof mocker,
  { operation, path, query = {}, body }: PrismRequest,
  config: Config,
): Promise<PrismResult> {
  const method = operation.prism.method as Parameters<typeof mocker.request>[0]['method']
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const result = await instance.request({ method, url: { path, query }, headers, body }, [operation.prism], config)()
  if ('left' in result) return refused(result.left)
  const { output, validations } = result.right
  return {
    status: output.statusCode,
    body: output.body,
    findings: { request: validations.input, answer: validations.output },
  }
}

/** Prism has no answer of the contract to give, for an address whose parameters don't fit, say. */
function refused(error: Error): PrismResult {
  const { validation = [] } = ('additional' in error ? error.additional : {}) as {
    validation?: { location: string[]; code?: string; message: string }[]
  }
  const request = validation.map(({ location, ...finding }): ValidationIssue => ({ path: location, ...finding }))
  if (request.length === 0) throw error
  return { status: 422, body: undefined, findings: { request, answer: [] } }
}
