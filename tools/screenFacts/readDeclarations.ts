import { parseSync } from 'oxc-parser'

type Node = { type: string; [key: string]: unknown }

type Words = { names: ReadonlySet<string>; texts: ReadonlySet<string> }

/** What a file takes from where, and which names and texts stand in each of its declarations. */
export type Declarations = {
  imports: ReadonlyMap<string, { from: string; name: string }>
  words: ReadonlyMap<string, Words>
}

/** The top of a file, without its types. */
export function readDeclarations(path: string, text: string): Declarations {
  const { program, module } = parseSync(path, text)
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ localName, importName }) => [
        localName.value,
        { from: moduleRequest.value, name: importName.name ?? 'default' },
      ]),
  ) as [string, { from: string; name: string }][]
  const words = program.body.flatMap((statement): [string, Words][] => {
    const declaration = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    if (declaration.type === 'FunctionDeclaration') return [[declaration.id?.name ?? '', wordsOf(declaration)]]
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.map(({ id, init }) => [id.type === 'Identifier' ? id.name : '', wordsOf(init)])
  })
  return { imports: new Map(imports), words: new Map(words) }
}

function wordsOf(root: unknown): Words {
  const [names, texts] = [new Set<string>(), new Set<string>()]
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) visit(inner)
    if (!isNode(value) || value.type.startsWith('TS')) return
    if (typeof value['name'] === 'string') names.add(value['name'])
    if (value.type === 'Literal' && typeof value['value'] === 'string') texts.add(value['value'])
    for (const inner of Object.values(value)) if (typeof inner === 'object') visit(inner)
  }
  visit(root)
  return { names, texts }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
