import type { Role } from '@maktab/contract/calls'
import { type ScaffoldedForm, type ScaffoldedList, describeForm, describeList } from './describeList.ts'
import type { Field } from './fields.ts'
import { type FileChanges, assertUsage } from './FileChanges.ts'
import { suggestNames } from './suggestNames.ts'
import { lowerFirst, toWords } from './text.ts'
import { type Translations, parseTexts } from './translations.ts'

/** A validated description of the new page. */
export type NewScreen = {
  area: Role
  /** In PascalCase: `EventFees`. */
  name: string
  /** In words: “Event fees”. */
  title: string
  /** In camelCase: `eventFees`. */
  key: string
  /** In its route: `event-fees`. */
  slug: string
  list: ScaffoldedList
  /** The form that creates a record. */
  form: ScaffoldedForm | undefined
  /** The field of the status tabs. */
  filter: Field | undefined
  /** Translations from the command line. */
  texts: Translations
}

export type ScreenOptions = {
  call?: string | undefined
  form?: string | undefined
  filter?: string | undefined
  text?: string[] | undefined
  ur?: string | undefined
  ar?: string | undefined
}

const areas: readonly Role[] = ['admin', 'teacher', 'student']

/** Parses the command line of a new page; throws a scaffold error if it is invalid. */
export function readNewScreen([at = '', ...rest]: string[], options: ScreenOptions, changes: FileChanges): NewScreen {
  assertUsage(rest.length === 0, `Unexpected argument “${rest[0]}”. Put values with spaces in quotes.`)
  const [first = '', name = '', ...deeper] = at.split('/')
  const area = areas.find((one) => one === first)
  assertUsage(
    area !== undefined,
    `Unknown role “${first}”.${suggestNames(first, areas)} Use one of ${areas.join(', ')}.`,
  )
  assertUsage(
    /^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name) && deeper.length === 0 && !name.endsWith('Screen'),
    `“${at.slice(first.length + 1)}” must be PascalCase, such as EventFees, without “Screen”.`,
  )
  const title = toWords(name)
  const key = lowerFirst(name)
  const slug = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  const addresses = changes.read(`packages/app/src/addresses/${area}.ts`)
  assertUsage(!new RegExp(`^  ${key}:`, 'm').test(addresses), `The page ${area}.${key} already exists.`)
  assertUsage(!addresses.toLowerCase().includes(`'/${area}/${slug}'`), `The page /${area}/${slug} already exists.`)
  assertUsage(options.call !== undefined, 'Add --call with the API call of the list, such as --call listPolicies.')
  const list = describeList(options.call, area, changes)
  const form = options.form === undefined ? undefined : describeForm(options.form, list, area, changes)
  const filter = readFilter(options.filter, list)
  return { area, name, title, key, slug, list, form, filter, texts: readTexts(title, options) }
}

function readFilter(name: string | undefined, { columns, row }: ScaffoldedList): Field | undefined {
  if (name === undefined) return undefined
  const field = columns.find((one) => one.name === name)
  const names = columns.filter(({ kind }) => kind === 'boolean' || kind === 'choice').map((one) => one.name)
  assertUsage(field !== undefined, `--filter: ${row} has no field “${name}”.${suggestNames(name, names)}`)
  assertUsage(
    names.includes(name),
    `--filter: “${name}” must be a boolean or a choice${names.length > 0 ? `, such as ${names.join(', ')}` : ''}.`,
  )
  return field
}

/** `--ur` and `--ar` translate the title. */
function readTexts(title: string, { ur, ar, text }: ScreenOptions): Translations {
  const given = [ur, ar].filter((one) => one !== undefined)
  assertUsage(given.length !== 1, 'Add both --ur and --ar, the title in Urdu and Arabic.')
  assertUsage(
    given.every((one) => one.trim() !== '' && !/["\\\n|]/.test(one)),
    '--ur and --ar must not be empty and must not contain quotes, | or line breaks.',
  )
  return parseTexts([...(given.length > 0 ? [`${title}|${given.join('|')}`] : []), ...(text ?? [])])
}
