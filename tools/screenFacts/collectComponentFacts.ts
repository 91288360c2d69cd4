import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'
import { listComponents, listScreenImports, readStoryTitle } from './findScreenComponents.ts'

/** Facts about a component, collected from the sources. Paths start at the root of the repository. */
export type ComponentFacts = {
  source: string
  /** The line that imports it from the package. */
  importLine: string
  /** The path of its guide, if it has one. */
  guide?: string
  /** The titles of the screens whose own files import it. */
  screens: readonly string[]
}

/** Facts of every component with a docs page, by story title. */
export function collectComponentFacts(): Record<string, ComponentFacts> {
  const screens = listScreens()
  return Object.fromEntries(
    listComponents().map(({ name, title, source, stories }) => {
      const guide = `${dirname(stories)}/${basename(title)}.guide.md`
      const using = screens.filter(({ imports }) => imports.has(source)).map((screen) => screen.title)
      const facts: ComponentFacts = {
        source,
        importLine: `import { ${name} } from '${source.replace('packages/ui/src', '@maktab/ui').replace('.tsx', '')}'`,
        ...(existsSync(join(root, guide)) && { guide }),
        screens: [...new Set(using)].toSorted(),
      }
      return [title, facts]
    }),
  )
}

/** The screens with the files that their stories import. A screen with parts has several entries. */
function listScreens(): { title: string; imports: ReadonlySet<string> }[] {
  return globSync('packages/ui/src/features/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const path = file.replaceAll('\\', '/')
    const title = readStoryTitle(readSource(path).text)
    if (!title.startsWith('Screens/')) return []
    return { title: title.split('/').slice(0, 3).join('/'), imports: listScreenImports(path) }
  })
}
