import { type FileChanges, findFiles } from './FileChanges.ts'
import { planMenu } from './planMenu.ts'
import { planRoute } from './planRoute.ts'
import { planTestLists } from './planTestLists.ts'
import { type NewScreen, type ScreenOptions, readNewScreen } from './readNewScreen.ts'
import { describeReused, fillCatalogues, findTranslations, readKnownTranslations } from './translations.ts'
import { writeContainer, writeContainerTest, writeQueryHook } from './writePage.ts'
import { findTexts, writeScreenFiles } from './writeScreen.ts'

/** Plans all files of a new page, the remaining manual steps, and its translations. */
export function planScreen(words: string[], options: ScreenOptions, changes: FileChanges) {
  const screen = readNewScreen(words, options, changes)
  const { area, name, key, list } = screen
  const place = `packages/ui/src/features/${key}/${area}`
  const files = Object.entries(writeScreenFiles(screen))
  const texts = findTexts(files.filter(([file]) => !/\.(stories|test)\./.test(file)).map(([, text]) => text))
  const translations = findTranslations(texts, screen.texts, readKnownTranslations())
  for (const [file, text] of files) changes.create(`${place}/${file}`, text)
  planPage(screen, changes)
  planRoute(screen, changes)
  planMenu(screen, changes)
  planTestLists(screen, changes)
  return {
    next: [
      `Edit the columns: ${place}/${name}Table.tsx${list.rest.length > 0 ? ` (fields of ${list.call} not shown: ${list.rest.join(', ')})` : ''}`,
      ...describeReused(translations, screen.texts),
      'Look at it in npm run storybook and npm run dev',
      'Run npm run check',
    ],
    fillTranslations: () => fillCatalogues(translations),
  }
}

/** Plans query, container and its test. */
function planPage(screen: NewScreen, changes: FileChanges): void {
  const { area, name, key } = screen
  const { hook, data } = planData(screen, changes)
  const container = `packages/app/src/features/${key}/${area}/${name}Container`
  changes.create(`${container}.tsx`, writeContainer(screen, hook, data))
  changes.create(`${container}.test.tsx`, writeContainerTest(screen))
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
  changes.create(`packages/app/src/features/${key}/${hook}.ts`, writeQueryHook(screen, hook))
  return { hook, data: `#features/${key}/${hook}.ts` }
}
