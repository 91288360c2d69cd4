import { bundle, createConfig } from '@redocly/openapi-core'

/** The contract bundled into one document, with internal references kept. */
export async function readBundle(file: string): Promise<unknown> {
  const { bundle: document } = await bundle({ ref: file, config: await createConfig({}) })
  return document.parsed
}

type Example = { summary?: string; value: unknown }
type Media = { schema?: unknown; examples?: Record<string, Example> }
type Answer = { description: string; content?: Record<string, Media> }

type Parameter = {
  name: string
  in: string
  required?: boolean
  schema?: unknown
  examples?: Record<string, Example>
  'x-extension'?: boolean
  'x-secret'?: boolean
}

type Operation = {
  operationId: string
  summary?: string
  'x-roles': string[]
  'x-parts'?: string[]
  'x-extension'?: boolean
  'x-creates'?: boolean
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}

export type Call = { id: string; method: string; path: string; operation: Operation }

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** All operations in file order, with references resolved. */
export async function readContract(file: string): Promise<Call[]> {
  const config = await createConfig({})
  const { bundle: document } = await bundle({ ref: file, config, dereference: true })
  const { paths } = document.parsed as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ id: operation.operationId, method: method.toUpperCase(), path, operation }] : []
    }),
  )
}
