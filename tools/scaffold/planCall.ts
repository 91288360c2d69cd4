import { UNRELEASED } from '../apiDiff/changelog.ts'
import { insertBefore, upperFirst, toWords } from './text.ts'
import { writeExamples, writeOperation, formatSchema, writeSchemas } from './writeCallContract.ts'
import { type FileChanges, findFiles, assertUsage } from './FileChanges.ts'
import { planFieldLists } from './planFieldLists.ts'
import { listMissingLabels, planServer } from './planServer.ts'
import { type NewCall, hasBody, isList, type CallOptions, readNewCall } from './readNewCall.ts'
import { describeReused, findTranslations, parseTexts, readKnownTranslations } from './translations.ts'

/** Plans all files of a new call and the remaining manual steps. */
export function planCall(words: string[], options: CallOptions, changes: FileChanges): string[] {
  const call = readNewCall(words, options)
  planContract(call, changes)
  const given = parseTexts(options.text)
  const labels = findTranslations(listMissingLabels(call), given, readKnownTranslations())
  const handler = planServer(call, labels, changes)
  planFieldLists(call, changes)
  if (isList(call)) {
    changes.edit('packages/shared/src/recordKindsByOperation.ts', (text) =>
      insertBefore(text, 'export const recordKindsByOperation', '\n}\n', `\n  ${call.id}: [],`),
    )
  } else {
    const reads = call.touches.map((id) => `'${id}'`).join(', ')
    changes.edit('packages/app/src/api/invalidations.ts', (text) =>
      insertBefore(text, 'const invalidationsByMutation', '}\n', `  ${call.id}: [${reads}],\n`),
    )
  }
  return [
    `Check the schema and examples: openapi/schemas/${call.resource}.yaml, openapi/examples/${call.id}.yaml; after an edit: npm run generate`,
    `Implement ${handler}, and remove its exceptions from contract/everyField.test.ts`,
    ...describeReused(labels, given),
    ...(isList(call) ? ['List the record kinds that it reads in packages/shared/src/recordKindsByOperation.ts'] : []),
    isList(call)
      ? `Add its page: npm run new -- screen ${call.roles[0]}/${upperFirst(call.key)} --call ${call.id}`
      : hasBody(call)
        ? `Add its form to the page of a list: npm run new -- screen … --form ${call.id}`
        : `Call it from a container in packages/app/src/features: useApiMutation, '${call.id}'`,
    ...(call.method === 'POST'
      ? [
          'If it creates a record: copy x-creates, Idempotency-Key, 201 and 409 from savePolicy, and add it to testing/openCreationTestSchool.ts',
        ]
      : []),
    'If it saves data, add a conformance scenario: tools/conformance/scenarios',
    'Run npm run check',
  ]
}

function planContract(call: NewCall, changes: FileChanges): void {
  const { id, resource, summary, without } = call
  const schemas = writeSchemas(call)
  for (const file of findFiles('openapi/schemas/*.yaml')) {
    const taken = Object.keys(schemas).find((name) => new RegExp(`^${name}:`, 'm').test(changes.read(file)))
    assertUsage(taken === undefined, `The schema ${taken} already exists in ${file}. Choose another name than ${id}.`)
  }
  planPath(call, changes)
  const written = Object.entries(schemas).map(([name, text]) => formatSchema(name, text))
  if (written.length > 0) append(changes, `openapi/schemas/${resource}.yaml`, written.join(''))
  changes.create(`openapi/examples/${id}.yaml`, writeExamples(call))
  changes.edit('docs/extensions.md', (text) =>
    insertBefore(text, '## Calls\n', '\n## Fields', `| \`${id}\` | ${summary} | ${without} |\n`),
  )
  changes.edit('openapi/CHANGELOG.md', (text) => withNote(text, `- \`${id}\`: ${summary}.\n`))
  if (call.method !== 'POST') return
  changes.edit('openapi/contract.test.ts', (text) => insertBefore(text, 'const makesNothing', '])', `  '${id}',\n`))
}

/** Adds an entry to the unreleased part of the contract's changelog. */
function withNote(changelog: string, note: string): string {
  const [before = '', after = ''] = changelog.split(`${UNRELEASED}\n`)
  const at = after.search(/^## /m)
  const [unreleased, released] = [after.slice(0, at), after.slice(at)]
  const noted = unreleased.includes('### Added\n\n')
    ? unreleased.replace('### Added\n\n', `### Added\n\n${note}`)
    : `${unreleased}### Added\n\n${note}\n`
  return `${before}${UNRELEASED}\n${noted}${released}`
}

/** Adds the operation to its path, which may already have another method. */
function planPath(call: NewCall, changes: FileChanges): void {
  const { id, path, resource } = call
  const file = `openapi/paths/${resource}.yaml`
  const contract = changes.read('openapi/openapi.yaml')
  const there = contract.indexOf(`\n  ${path}:\n`)
  if (there >= 0) {
    const [, where = '', name = ''] = /\$ref: (\S+)#\/(\w+)/.exec(contract.slice(there)) ?? []
    assertUsage(
      `openapi/${where}` === file,
      `${path} is in openapi/${where}. Add --resource with the name of that file.`,
    )
    const own = new RegExp(`^${name}:\\n(?: .*\\n)*`, 'm')
    changes.edit(file, (text) => text.replace(own, (lines) => lines + writeOperation(call)))
    return
  }
  if (!changes.has(file)) {
    const tag = `  - name: ${resource}\n    description: ${upperFirst(toWords(resource))}\n`
    changes.edit('openapi/openapi.yaml', (text) => insertBefore(text, 'tags:\n', 'paths:\n', tag))
  }
  changes.edit('openapi/openapi.yaml', (text) =>
    insertBefore(text, 'paths:\n', 'components:\n', `  ${path}:\n    $ref: paths/${resource}.yaml#/${id}\n`),
  )
  append(changes, file, `${id}:\n${writeOperation(call)}`)
}

function append(changes: FileChanges, path: string, text: string): void {
  if (changes.has(path)) changes.edit(path, (before) => before + text)
  else changes.create(path, text)
}
