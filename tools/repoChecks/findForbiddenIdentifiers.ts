import { type VisitorObject, Visitor, parseSync } from 'oxc-parser'
import { type Finding, type Source, getLineNumber } from './sources.ts'

const TABLE = /^\| term +\| not these +\|\n\|[ :|-]+\|\n((?:\|.*\|\n?)+)/m

/** The names that “Names in code” of `docs/glossary.md` rules out, with the term to use instead. */
export function readForbiddenNames({ text }: Source): Map<string, string> {
  const rows = (TABLE.exec(text)?.[1] ?? '').trim().split('\n')
  return new Map(
    rows.flatMap((row) => {
      const [term = '', others = ''] = row.split('|').slice(1)
      return [...others.matchAll(/`([\w$]+)`/g)].map(
        ([, name = '']) => [name, term.trim().replaceAll('`', '')] as const,
      )
    }),
  )
}

/** Declarations of forbidden names: functions, classes, types, variables, parameters and members. */
export function findForbiddenIdentifiers({ path, text }: Source, names: ReadonlyMap<string, string>): Finding[] {
  // Parsing takes most of the time.
  if (!text.match(/[\w$]+/g)?.some((word) => names.has(word))) return []
  const findings: Finding[] = []
  const report = (value: unknown): void => {
    if (!isNamed(value)) return
    const term = names.get(value.name)
    if (term === undefined) return
    const line = getLineNumber(text, value.start)
    findings.push({ path, line, message: `docs/glossary.md has another name for ${value.name}: ${term}.` })
  }
  new Visitor(createVisitor(report)).visit(parseSync(path, text).program)
  return findings
}

type Named = { type: 'Identifier'; name: string; start: number }

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Identifier'

/** Reports each identifier that a pattern binds: `{ a, b: [c = 1], ...rest }` binds a, c and rest. */
function reportBindings(pattern: unknown, report: (value: unknown) => void): void {
  if (typeof pattern !== 'object' || pattern === null) return
  if (isNamed(pattern)) return report(pattern)
  const { properties, elements, value, left, argument, parameter } = pattern as Record<string, unknown>
  for (const inner of [properties, elements].flat()) reportBindings(inner, report)
  for (const inner of [value, left, argument, parameter]) reportBindings(inner, report)
}

function createVisitor(report: (value: unknown) => void): VisitorObject {
  const reportId = ({ id }: { id?: unknown }) => report(id)
  const reportKey = ({ key, computed }: { key: unknown; computed: boolean }) => {
    if (!computed) report(key)
  }
  const reportParams = ({ params }: { params: readonly unknown[] }) => {
    for (const param of params) reportBindings(param, report)
  }
  const reportFunction = (node: { id?: unknown; params: readonly unknown[] }) => {
    reportId(node)
    reportParams(node)
  }
  return {
    FunctionDeclaration: reportFunction,
    FunctionExpression: reportFunction,
    TSDeclareFunction: reportFunction,
    ArrowFunctionExpression: reportParams,
    TSFunctionType: reportParams,
    ClassDeclaration: reportId,
    ClassExpression: reportId,
    TSTypeAliasDeclaration: reportId,
    TSInterfaceDeclaration: reportId,
    TSEnumDeclaration: reportId,
    TSTypeParameter: ({ name }) => report(name),
    VariableDeclarator: ({ id }) => reportBindings(id, report),
    CatchClause: ({ param }) => reportBindings(param, report),
    PropertyDefinition: reportKey,
    MethodDefinition: reportKey,
    TSPropertySignature: reportKey,
    TSMethodSignature: (node) => {
      reportKey(node)
      reportParams(node)
    },
  }
}
