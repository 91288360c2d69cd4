import type { Role } from '@maktab/contract/calls'
import type { FileChanges } from './FileChanges.ts'
import type { NewScreen } from './readNewScreen.ts'
import { insertBefore, upperFirst } from './text.ts'

/** Sections of the screens map with the heading that follows each. */
const nextHeading = { admin: '## Teachers', teacher: '## Students', student: '' }

/** Plans the address of a page, its route and its entry in the lists of all pages. */
export function planRoute({ area, name, title, key, slug }: NewScreen, changes: FileChanges): void {
  const app = 'packages/app/src'
  const container = `${name}Container`
  changes.edit(`${app}/addresses/${area}.ts`, (text) =>
    insertBefore(text, `export const ${area}`, '} satisfies', `  ${key}: address('/${area}/${slug}'),\n`),
  )
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
  changes.edit('tools/layoutCheck/screenPaths.ts', (text) =>
    insertBefore(text, 'export const screenPaths', '}\n', `  '${area}/${name}Screen': { path: '/${area}/${slug}' },\n`),
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
