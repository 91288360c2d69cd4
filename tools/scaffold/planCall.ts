import { UNRELEASED } from '../apiDiff/changelog.ts'
import { insertBefore, upperFirst, toWords } from './text.ts'
import { writeExamples, writeOperation, formatSchema, writeSchemas } from './writeCallContract.ts'
import { type FileChanges, findFiles, assertUsage } from './FileChanges.ts'
import { type NewCall, hasBody, isList, listPathParams, type CallOptions, readNewCall } from './readNewCall.ts'

/** Plans all files of a new call and the remaining manual steps. */
export function planCall(words: string[], options: CallOptions, changes: FileChanges): string[] {
  const call = readNewCall(words, options)
  planContract(call, changes)
  const handler = planServer(call, changes)
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
    `Edit the schema and examples: openapi/schemas/${call.resource}.yaml, openapi/examples/${call.id}.yaml; then npm run generate`,
    `Implement ${handler}, and remove its exceptions from contract/everyField.test.ts`,
    ...(isList(call) ? ['List the record kinds that it reads in packages/shared/src/recordKindsByOperation.ts'] : []),
    isList(call)
      ? `Add its page: npm run new -- screen ${call.roles[0]}/${upperFirst(call.key)} --call ${call.id}`
      : `Call it from a container in packages/app/src/features${hasBody(call) ? ', with a form' : ''}: useApiMutation, '${call.id}'`,
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

/** Returns the handler's file. */
function planServer(call: NewCall, changes: FileChanges): string {
  const { id, resource, words, says } = call
  const folder = folderOf(resource, changes)
  const handler = `packages/server/src/features/${folder}/${id}.ts`
  changes.create(handler, writeHandler(call))
  changes.create(handler.replace(/\.ts$/, '.test.ts'), writeHandlerTest(call))
  changes.edit('packages/server/src/handlers.ts', (text) => {
    const imported = insertBefore(
      text,
      'import',
      '\n/** Handlers of all operations',
      `import { ${id} } from './features/${folder}/${id}.ts'\n`,
    )
    return insertBefore(imported, 'export const handlers', '}\n', `  ${id},\n`)
  })
  const reason = `'not implemented yet'`
  const field = isList(call) ? `${id} ${call.key}[]` : `${id} title`
  if (isList(call) || hasBody(call)) {
    changes.edit('packages/server/src/contract/everyField.test.ts', (text) =>
      insertBefore(
        text,
        `const ${isList(call) ? 'unwrittenFields' : 'unreadFields'}:`,
        '}\n',
        `  '${field}': ${reason},\n`,
      ),
    )
  }
  if (words) {
    for (const [language, text] of Object.entries({ en: says, ...words })) {
      const entry = `\nmsgid ${JSON.stringify(says)}\nmsgstr ${JSON.stringify(text)}\n`
      append(changes, `packages/server/src/i18n/${language}.po`, entry)
    }
  }
  return handler
}

/** The folder of a resource's handlers; a new resource gets a new folder. */
function folderOf(resource: string, changes: FileChanges): string {
  const file = `openapi/paths/${resource}.yaml`
  if (!changes.has(file)) return resource
  const ids = [...changes.read(file).matchAll(/operationId: (\w+)/g)].map(([, id = '']) => id)
  const handled = new RegExp(`\\b(HandlersFor|Handler)<[^>]*'(${ids.join('|')})'`)
  const found = findFiles('packages/server/src/features/*/*.ts').find((path) => handled.test(changes.read(path)))
  return found?.split('/')[4] ?? resource
}

function append(changes: FileChanges, path: string, text: string): void {
  if (changes.has(path)) changes.edit(path, (before) => before + text)
  else changes.create(path, text)
}

/** A handler stub with a valid response that stores nothing. */
function writeHandler(call: NewCall): string {
  const { id, key, says } = call
  const response = isList(call) ? `{ ${key}: [] }` : `{ message: message(${quoted(says)}) }`
  const imported = isList(call) ? '' : "import { message } from '#i18n/message.ts'\n"
  return `import type { Handler } from '#contract/Handler.ts'
${imported}
/** Not implemented yet. */
export const ${id}: Handler<'${id}'> = async () => (${response})
`
}

/** A test that makes the call with a role that has access. */
function writeHandlerTest(call: NewCall): string {
  const {
    id,
    key,
    says,
    roles: [role],
  } = call
  const params = listPathParams(call).map((name) => `${name}: 1`)
  const sent = [
    'token',
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(hasBody(call) ? ['body'] : []),
  ]
  const body = isList(call) ? `{ ${key}: [] }` : `{ message: ${quoted(says)} }`
  const apiCall = `api('${id}', { ${sent.join(', ')} })`
  const refusal = `
test('a blank title is rejected with a field error', async () => {
  const { api, ${role} } = await openTestSchool()
  const { token } = await ${role}()
  const body = { title: ' ' }
  const rejected = await ${apiCall}
  expect([rejected.status, rejected.body.error]).toEqual([422, { title: ['Title is required'] }])
})
`
  return `import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

test('${isList(call) ? `${id} returns an empty list in a new school` : `${id} answers with its success message`}', async () => {
  const { api, ${role} } = await openTestSchool()
  const { token } = await ${role}()
${hasBody(call) ? `  const body = { title: 'Typical' }\n` : ''}  expect(await ${apiCall}).toEqual({ status: 200, body: ${body} })
})
${hasBody(call) ? refusal : ''}`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}
