import type { Field } from './fields.ts'
import { assertUsage, type FileChanges } from './FileChanges.ts'
import { type NewCall, isList } from './readNewCall.ts'
import { insertBefore } from './text.ts'

const WORST_CASE = 'tools/layoutCheck/createWorstCaseResponse.ts'
const USER_TEXTS = 'packages/app/src/testing/replaceUserTexts.ts'

/** Lists the text fields of a response in the tests that fill responses with other texts. */
export function planFieldLists(call: NewCall, changes: FileChanges): void {
  if (!isList(call)) return
  for (const field of call.fields) {
    const isUserText = field.kind === 'text' || field.kind === 'longText'
    const isMachineText = field.kind === 'day' || field.kind === 'time'
    assertSameMeaning(field, isUserText, changes)
    if (isUserText) listUserText(field, changes)
    if (isMachineText) listMachineText(field.name, changes)
    if (isMachineText || field.kind === 'choice') listOtherText(field.name, changes)
  }
}

const hasUserText = (name: string, changes: FileChanges) =>
  new RegExp(`^  ${name}: '`, 'm').test(changes.read(WORST_CASE))
const hasMachineText = (name: string, changes: FileChanges) =>
  new RegExp(`\\b${name}\\b`).test(/machineTextFields[^`]*`([^`]*)`/.exec(changes.read(WORST_CASE))?.[1] ?? '')
const hasOtherText = (name: string, changes: FileChanges) =>
  new RegExp(`^  '${name}',$`, 'm').test(changes.read(USER_TEXTS))

/** These tests know fields by name, so a name means the same in every response. */
function assertSameMeaning({ name, kind }: Field, isUserText: boolean, changes: FileChanges): void {
  const isOther = hasMachineText(name, changes) || hasOtherText(name, changes)
  const isWrong = isUserText ? isOther : !['number', 'money', 'boolean'].includes(kind) && hasUserText(name, changes)
  assertUsage(
    !isWrong,
    `--field ${name}: other responses have a field “${name}” that ${isUserText ? 'isn’t' : 'is'} a text of users. Choose another name.`,
  )
}

function listUserText({ name, kind }: Field, changes: FileChanges): void {
  if (hasUserText(name, changes)) return
  changes.edit(WORST_CASE, (text) =>
    insertBefore(text, 'export const userTextFields', '}\n', `  ${name}: '${kind === 'text' ? 'title' : 'prose'}',\n`),
  )
}

function listMachineText(name: string, changes: FileChanges): void {
  if (hasMachineText(name, changes)) return
  changes.edit(WORST_CASE, (text) => insertBefore(text, 'export const machineTextFields', '`.split', ` ${name}`))
}

function listOtherText(name: string, changes: FileChanges): void {
  if (hasOtherText(name, changes)) return
  changes.edit(USER_TEXTS, (text) => insertBefore(text, 'const nonTextFields', '])\n', `  '${name}',\n`))
}
