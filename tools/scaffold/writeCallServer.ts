import { type NewCall, hasBody, listPathParams, isList } from './NewCall.ts'

/** A handler that answers as the contract says, and keeps nothing yet. */
export function writeHandler(call: NewCall): string {
  const { id, key, says } = call
  const answer = isList(call) ? `{ ${key}: [] }` : `{ message: message(${quoted(says)}) }`
  const imported = isList(call) ? '' : "import { message } from '#i18n/message.ts'\n"
  return `import type { Handler } from '#contract/Handler.ts'
${imported}
/** Not implemented yet. */
export const ${id}: Handler<'${id}'> = async () => (${answer})
`
}

/** Asks it as somebody who may. */
export function writeHandlerTest(call: NewCall): string {
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
  const ask = `ask('${id}', { ${sent.join(', ')} })`
  const refusal = `
test('a blank title is rejected with a field error', async () => {
  const { ask, ${role} } = await openTestSchool()
  const { token } = await ${role}()
  const body = { title: ' ' }
  const refused = await ${ask}
  expect([refused.status, refused.body.error]).toEqual([422, { title: ['Title is required'] }])
})
`
  return `import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

test('${isList(call) ? `${id} returns an empty list in a new school` : `${id} answers with its success message`}', async () => {
  const { ask, ${role} } = await openTestSchool()
  const { token } = await ${role}()
${hasBody(call) ? `  const body = { title: 'Typical' }\n` : ''}  expect(await ${ask}).toEqual({ status: 200, body: ${body} })
})
${hasBody(call) ? refusal : ''}`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}
