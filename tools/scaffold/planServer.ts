import { isMessageId } from '../../packages/server/src/i18n/message.ts'
import { findTitleField } from './fields.ts'
import { writeFormValues } from './fieldSchemas.ts'
import { type FileChanges, findFiles } from './FileChanges.ts'
import { type NewCall, hasBody, isList, listPathParams } from './readNewCall.ts'
import { insertBefore, quoted } from './text.ts'
import type { Translations } from './translations.ts'

/** The labels of a body’s fields that validation errors of the server can’t translate yet. */
export function listMissingLabels(call: NewCall): string[] {
  return hasBody(call) ? call.fields.map(({ label }) => label).filter((label) => !isMessageId(`field|${label}`)) : []
}

/** Plans the handler with its test and translations, and returns the handler’s file. */
export function planServer(call: NewCall, labels: Translations, changes: FileChanges): string {
  const { id, resource, words, says, key, fields } = call
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
  const unhandled = isList(call) ? [`${id} ${key}[]`] : fields.map(({ name }) => `${id} ${name}`)
  const exceptions = unhandled.map((field) => `  '${field}': 'not implemented yet',\n`).join('')
  changes.edit('packages/server/src/contract/everyField.test.ts', (text) =>
    insertBefore(text, `const ${isList(call) ? 'unwrittenFields' : 'unreadFields'}:`, '}\n', exceptions),
  )
  for (const language of ['en', 'ur', 'ar'] as const) {
    const entries = [...labels].map(([english, said]) => ({
      context: 'msgctxt "field"\n',
      english,
      text: { en: english, ...said }[language],
    }))
    if (words) entries.push({ context: '', english: says, text: { en: says, ...words }[language] })
    const added = entries.map(
      ({ context, english, text }) => `\n${context}msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(text)}\n`,
    )
    if (added.length > 0) {
      changes.edit(`packages/server/src/i18n/${language}.po`, (text) => text + added.join(''))
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
  const { id, key, says, fields } = call
  const [role] = call.roles
  const { name = '', label = '' } = findTitleField(fields) ?? {}
  const params = listPathParams(call).map((param) => `${param}: 1`)
  const sent = (body: string) =>
    `api('${id}', { ${['token', ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []), ...(body === '' ? [] : [body])].join(', ')} })`
  const answer = isList(call) ? `{ ${key}: [] }` : `{ message: ${quoted(says)} }`
  const title = isList(call) ? `${id} returns an empty list in a new school` : `${id} answers with its success message`
  const refusal = `
test('a blank ${name} is rejected with a field error', async () => {
  const { api, ${role} } = await openTestSchool()
  const { token } = await ${role}()
  const rejected = await ${sent(`body: { ...body, ${name}: ' ' }`)}
  expect([rejected.status, rejected.body.error]).toEqual([422, { ${name}: ['${label} is required'] }])
})
`
  return `import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
${hasBody(call) ? `\nconst body = ${writeLiteral(writeFormValues(fields))} as const\n` : ''}
test('${title}', async () => {
  const { api, ${role} } = await openTestSchool()
  const { token } = await ${role}()
  expect(await ${sent(hasBody(call) ? 'body' : '')}).toEqual({ status: 200, body: ${answer} })
})
${hasBody(call) ? refusal : ''}`
}

/** The source of an object with plain values. */
export function writeLiteral(values: Record<string, unknown>): string {
  const entries = Object.entries(values).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? quoted(value) : String(value)}`,
  )
  return `{ ${entries.join(', ')} }`
}
