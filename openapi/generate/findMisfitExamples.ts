import { readdir, readFile } from 'node:fs/promises'
import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'

/** A value of an example that doesn't fit its operation's schema. */
export type Misfit = {
  /** The operation, or `failures` for the shared responses. */
  call: string
  /** `typical.value.course.0.price`. */
  path: string
  message: string
  /** `openapi/examples/listCourses.yaml:12`. */
  file: string
}

/** Validates all examples in a folder against their generated schemas, which are given by file name. */
export async function findMisfitExamples(folder: URL, schemas: Record<string, string>): Promise<Misfit[]> {
  const ajv = new Ajv({ strict: false, allErrors: true })
  formats.default(ajv)
  for (const [name, text] of Object.entries(schemas)) ajv.addSchema(JSON.parse(text) as object, name)
  const names = (await readdir(folder)).filter((name) => name.replace('.yaml', '.json') in schemas)
  const found: Misfit[] = []
  for (const name of names.toSorted()) {
    const lines = new LineCounter()
    const document = parseDocument(await readFile(new URL(name, folder), 'utf8'), { lineCounter: lines })
    const call = name.replace('.yaml', '')
    const validate = ajv.getSchema(`${call}.json`)
    if (!validate || validate(document.toJS())) continue
    for (const error of removeWrappers(validate.errors ?? [])) {
      const steps = stepsOf(error)
      const line = lines.linePos(findOffset(document, steps)).line
      found.push({ call, path: steps.join('.'), message: describe(error), file: `openapi/examples/${name}:${line}` })
    }
  }
  return found
}

/** `oneOf` and `anyOf` only summarize the errors of their parts. */
function removeWrappers(errors: ErrorObject[]): ErrorObject[] {
  const own = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
  return own.length > 0 ? own : errors
}

/** The path of the value; of an undeclared field, the field. */
function stepsOf({ instancePath, params }: ErrorObject): string[] {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const { additionalProperty } = params as { additionalProperty?: string }
  return additionalProperty === undefined ? steps : [...steps, additionalProperty]
}

function describe({ keyword, message = 'is invalid', params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return 'is not declared'
  const { allowedValues } = params as { allowedValues?: unknown[] }
  return allowedValues ? `${message}: ${allowedValues.join(', ')}` : message
}

/** The offset of the key of a value, or of the nearest parent that exists. */
function findOffset(document: Document, steps: readonly string[]): number {
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(steps.slice(0, depth - 1), true)
    const step = steps[depth - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === step) : undefined
    const node = pair ? pair.key : document.getIn(steps.slice(0, depth), true)
    const { range } = (node ?? {}) as { range?: readonly number[] }
    if (range?.[0] !== undefined) return range[0]
  }
  return 0
}

/** Formats a misfit as one line for the terminal. */
export function formatMisfit({ call, path, message, file }: Misfit): string {
  return `✗ example of ${call} ${path}: ${message} (${file})`
}
