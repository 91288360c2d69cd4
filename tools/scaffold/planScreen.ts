import type { Role } from '@maktab/contract/calls'
import { insertBefore, lowerFirst, upperFirst, toWords } from './text.ts'
import { type FileChanges, findFiles, assertUsage } from './FileChanges.ts'
import { type KnownTranslations, fillCatalogues, readKnownTranslations } from './readKnownTranslations.ts'
import { type NewScreen, LOADING_TEXT, EMPTY_TEXT, writeScreenSources } from './writeScreenSources.ts'
import { findFirstList, describeList } from './describeList.ts'

type ScreenOptions = { call?: string | undefined; ur?: string | undefined; ar?: string | undefined }

const areas: readonly Role[] = ['admin', 'teacher', 'student']
/** Sections of the screens map with the heading that follows each. */
const nextHeading = { admin: '## Teachers', teacher: '## Students', student: '' }

/** Plans all files of a new page, the remaining manual steps, and its translations. */
export function planScreen(words: string[], options: ScreenOptions, changes: FileChanges) {
  const known = readKnownTranslations()
  const screen = readNewScreen(words, options, known, changes)
  const { area, name, key, title, list } = screen
  const place = `packages/ui/src/features/${key}/${area}`
  for (const [file, text] of Object.entries(writeScreenSources(screen))) changes.create(`${place}/${file}`, text)
  planPage(screen, changes)
  const texts = [title, LOADING_TEXT, EMPTY_TEXT, ...list.columns.map(({ header }) => header)]
  const own = { ur: options.ur ?? '', ar: options.ar ?? '' }
  const translations = new Map(texts.map((one) => [one, known.get(one) ?? own]))
  return {
    next: [
      `Edit the columns: ${place}/${name}Screen.tsx${list.rest.length > 0 ? ` (fields of ${list.call} not shown: ${list.rest.join(', ')})` : ''}`,
      `Link to it with ${area}.${key}.href(), or add it to the menu: packages/ui/src/lib/navigation/navigationEntries.ts`,
      'Look at it in npm run storybook and npm run dev',
      'Run npm run check',
    ],
    fillTranslations: () => fillCatalogues(area, translations),
  }
}

function readNewScreen(
  [at = '', ...rest]: string[],
  options: ScreenOptions,
  known: KnownTranslations,
  changes: FileChanges,
): NewScreen {
  assertUsage(rest.length === 0, `Unexpected argument “${rest[0]}”. Put values with spaces in quotes.`)
  const [first = '', name = '', ...deeper] = at.split('/')
  const area = areas.find((one) => one === first)
  assertUsage(area !== undefined, `Unknown role “${first}”. Use one of ${areas.join(', ')}.`)
  assertUsage(
    /^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name) && deeper.length === 0 && !name.endsWith('Screen'),
    `“${at.slice(first.length + 1)}” must be PascalCase, such as EventFees, without “Screen”.`,
  )
  const title = toWords(name)
  const isSaid = known.has(title) || (options.ur !== undefined && options.ar !== undefined)
  assertUsage(isSaid, `No Urdu and Arabic translation for “${title}”. Add --ur "…" --ar "…".`)
  assertUsage(
    ![options.ur, options.ar].some((one) => one !== undefined && (one.trim() === '' || /["\\\n]/.test(one))),
    'The Urdu and Arabic titles must not be empty and must not contain quotes or line breaks.',
  )
  const key = lowerFirst(name)
  const slug = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  const addresses = changes.read(`packages/app/src/addresses/${area}.ts`)
  assertUsage(!new RegExp(`^  ${key}:`, 'm').test(addresses), `The page ${area}.${key} already exists.`)
  assertUsage(!addresses.toLowerCase().includes(`'/${area}/${slug}'`), `The page /${area}/${slug} already exists.`)
  const list =
    options.call === undefined ? findFirstList(area, known, changes) : describeList(options.call, area, known, changes)
  return { area, name, title, key, slug, list }
}

/** Plans the page in the app: query, container, route, and the lists of all pages. */
function planPage(screen: NewScreen, changes: FileChanges): void {
  const { area, name, title, key, slug } = screen
  const app = 'packages/app/src'
  const { hook, data } = planData(screen, changes)
  changes.create(`${app}/features/${key}/${area}/${name}Container.tsx`, writeContainer(screen, hook, data))
  changes.create(`${app}/features/${key}/${area}/${name}Container.test.tsx`, writeContainerTest(screen))
  changes.edit(`${app}/addresses/${area}.ts`, (text) =>
    insertBefore(text, `export const ${area}`, '} satisfies', `  ${key}: address('/${area}/${slug}'),\n`),
  )
  const container = `${name}Container`
  changes.edit(`${app}/areas/rolePages.ts`, (text) =>
    insertBefore(
      text,
      `export const ${area}Pages`,
      '} satisfies',
      `  ${key}: lazyPage(() => import('../features/${key}/${area}/${container}.tsx'), '${container}'),\n`,
    ),
  )
  changes.edit(`${app}/addresses/addressesByRole.test.ts`, (text) => addAddress(text, area, slug))
  changes.edit(`${app}/testing/listPageCases.ts`, (text) =>
    insertBefore(text, `pagesOf(\n    '${area}',\n`, '  ),\n', `    '${slug}',\n`),
  )
  changes.edit('packages/app/e2e/getRolePagePaths.ts', (text) =>
    insertBefore(text, `\n  ${area}: {\n`, '\n  },\n', `\n    ${key}: {},`),
  )
  const section = `### /${area}/${slug}\n\n<ScreenAt titles={['Screens/${upperFirst(area)}/${title}']} />\n`
  changes.edit('.storybook/ScreensMap.mdx', (text) =>
    nextHeading[area] === ''
      ? `${text}\n${section}`
      : insertBefore(text, '# Screens map', `${nextHeading[area]}\n`, `${section}\n`),
  )
}

/** Adds a page after the last one of its area in the list of all routes. */
function addAddress(text: string, area: Role, slug: string): string {
  const [last] = [...text.matchAll(new RegExp(`^ {4}"?/${area}/[^"\\n]*`, 'gm'))].slice(-1)
  if (last === undefined) throw new Error(`Can’t find the addresses of “${area}” in the list of all addresses.`)
  const at = last.index + last[0].length
  return `${text.slice(0, at)}\n    /${area}/${slug}${text.slice(at)}`
}

/** Reuses an existing query hook, or plans a new one. */
function planData(screen: NewScreen, changes: FileChanges): { hook: string; data: string } {
  const { name, key, list } = screen
  const read = `return useApiQuery('${list.call}', { select: ({ ${list.key} }) => ${list.key} })\n}`
  for (const path of findFiles('packages/app/src/features/*/*.ts')) {
    const [before, found] = changes.read(path).split(read)
    const hook = found === undefined ? undefined : /export function (\w+)\(\) \{\n\s*$/.exec(before ?? '')?.[1]
    if (hook !== undefined) return { hook, data: path.replace('packages/app/src/', '#') }
  }
  const hook = `use${name}`
  changes.create(`packages/app/src/features/${key}/${key}.ts`, writeQueryHook(screen, hook))
  return { hook, data: `#features/${key}/${key}.ts` }
}

/** A query hook for the data of a screen. */
function writeQueryHook({ list: { call, key } }: NewScreen, hook: string): string {
  return `import { useApiQuery } from '#api/useApiQuery.ts'

export function ${hook}() {
  return useApiQuery('${call}', { select: ({ ${key} }) => ${key} })
}
`
}

function writeContainer({ area, name, key, slug }: NewScreen, hook: string, data: string): string {
  return `import { ${name}Screen } from '@maktab/ui/features/${key}/${area}/${name}Screen'
import { ${hook} } from '${data}'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

/** \`/${area}/${slug}\` */
export function ${name}Container() {
  return <${name}Screen ${key}={${hook}()} table={useTableSearchParams()} />
}
`
}

function writeContainerTest({ area, title, slug, list: { call, key } }: NewScreen): string {
  return `import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

const patience = { timeout: 20_000 }
const { ${key} } = examples.${call}[200].typical
const rows = () => page.getByRole('main').getByRole('rowheader').elements().length

test('shows the list after one request', async () => {
  const fetch = await openApp('/${area}/${slug}', { as: '${area}' })
  await expect.element(page.getByRole('heading', { level: 1, name: '${title}' }), patience).toBeVisible()
  await expect.poll(rows, patience).toBe(${key}.length)
  expect(fetch.requests.filter(({ operationId }) => operationId === '${call}')).toHaveLength(1)
})

test('a failed list can be retried', async () => {
  const fetch = await openApp('/${area}/${slug}', { as: '${area}', situations: { ${call}: 'serverError' } })
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect.element(again, patience).toBeVisible()
  fetch.use({ ${call}: 'typical' })
  await again.click()
  await expect.poll(rows, patience).toBe(${key}.length)
})
`
}
