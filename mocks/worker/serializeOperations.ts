import type { ContractOperation } from '../operation.ts'

type Serialized = Omit<ContractOperation, 'examples' | 'answerSchemas'> & {
  examples: [string, NonNullable<ReturnType<ContractOperation['examples']['get']>>][]
  answerSchemas: [number, NonNullable<ReturnType<ContractOperation['answerSchemas']['get']>>][]
}

/** Writes the contract’s operations as JSON for the service worker, without what only Prism needs. */
export function serializeOperations(operations: readonly ContractOperation[]): string {
  return JSON.stringify(
    operations.map((operation): Serialized & { prism?: unknown } => ({
      ...operation,
      prism: undefined,
      examples: [...operation.examples],
      answerSchemas: [...operation.answerSchemas],
    })),
  )
}

export function parseOperations(text: string): ContractOperation[] {
  return (JSON.parse(text) as Serialized[]).map((operation) => ({
    ...operation,
    // JSON leaves out undefined.
    bodyType: operation.bodyType,
    bodySchema: operation.bodySchema,
    examples: new Map(operation.examples),
    answerSchemas: new Map(operation.answerSchemas),
  }))
}
