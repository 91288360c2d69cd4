import { createInstance } from '@stoplight/prism-http'
import type { Operation } from './readContract.ts'
import type { ExampleRequest, ExampleResult } from './replyFromExamples.ts'
import type { ValidationIssue } from '@maktab/shared/toFieldErrors'

type Components = Parameters<typeof createInstance>[1]
type Config = Parameters<typeof createInstance>[0]

const noop = () => undefined
const logger = {
  trace: noop,
  debug: noop,
  info: noop,
  warn: noop,
  error: noop,
  fatal: noop,
  success: noop,
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

export type PrismRequest = ExampleRequest<Operation>

type ExampleChoice = { situation: string; status: number }

/** The requested example, or else Prism's choice for the request, with all contract violations. */
export async function getExampleResponse(request: PrismRequest, example?: ExampleChoice): Promise<ExampleResult> {
  const choice = example ? { code: example.status, exampleKey: example.situation } : {}
  const config: Config = { ...base, mock: { dynamic: false, ...choice }, validateRequest: example === undefined }
  return run(mocker, request, config)
}

/** Contract violations in a request and in a real backend's response. */
export async function validateExchange(
  request: PrismRequest,
  answer: { status: number; body: unknown },
): Promise<ExampleResult['findings']> {
  const output = { statusCode: answer.status, headers: { 'content-type': 'application/json' }, body: answer.body }
  const mocked: NonNullable<Components['mock']> = () => () => ({ _tag: 'Right', right: output })
  return (await run(createInstance(base, { logger, mock: mocked }), request, base)).findings
}

async function run(
  instance: typeof mocker,
  { operation, path, query = {}, body }: PrismRequest,
  config: Config,
): Promise<ExampleResult> {
  const method = operation.prism.method as Parameters<typeof mocker.request>[0]['method']
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const result = await instance.request({ method, url: { path, query }, headers, body }, [operation.prism], config)()
  if ('left' in result) return toRejection(result.left)
  const { output, validations } = result.right
  return {
    status: output.statusCode,
    body: output.body,
    findings: { request: validations.input, answer: validations.output },
  }
}

/** Prism rejects the request when the contract has no response for it, e.g. for invalid path parameters. */
function toRejection(error: Error): ExampleResult {
  const { validation = [] } = ('additional' in error ? error.additional : {}) as {
    validation?: { location: string[]; code?: string; message: string }[]
  }
  const request = validation.map(({ location, ...finding }): ValidationIssue => ({ path: location, ...finding }))
  if (request.length === 0) throw error
  return { status: 422, body: undefined, findings: { request, answer: [] } }
}
