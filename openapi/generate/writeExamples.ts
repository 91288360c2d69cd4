import type { Call } from './readContract.ts'

/** Every named example by operation, status and name, held against the generated types. */
export function writeExamples(calls: Call[]): string {
  const operations = calls.map(({ id, operation }) => {
    const answers = Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const examples = Object.entries(content?.['application/json']?.examples ?? {})
      if (examples.length === 0) return []
      const values = examples.map(([name, { value }]) => `      ${name}: ${JSON.stringify(value)},`)
      return [`    ${status}: {\n${values.join('\n')}\n    } satisfies Record<string, Answer<'${id}', ${status}>>,`]
    })
    return `  ${id}: {\n${answers.join('\n')}\n  },`
  })
  return `import type { operations } from './schema.ts'

type Answer<Id extends keyof operations, Status extends keyof operations[Id]['responses']> =
  operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } } ? Body : never

export const examples = {
${operations.join('\n')}
}
`
}
