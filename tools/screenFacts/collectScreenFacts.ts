import { type OperationId, calls } from '@maktab/contract/calls'
import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { type Source, readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'
import { parseProofs } from '../specCoverage/coverage.ts'
import { readSpecification } from '../specCoverage/specification.ts'
import { type UsedComponent, findScreenComponents, findStoryComponent, readStoryTitle } from './findScreenComponents.ts'
import { findScreenOperations } from './findScreenOperations.ts'
import { readCallTags } from './readCallTags.ts'

/** Facts about a screen, collected from the sources. */
export type ScreenFacts = {
  routes: readonly string[]
  /** The file of the component that the stories show. */
  source: string | undefined
  /** `tag` is the operation's first tag, under which the API reference lists it. */
  calls: readonly { id: string; method: string; path: string; tag: string }[]
  components: readonly UsedComponent[]
  lines: readonly { id: string; says: string }[]
}

/** Facts of every screen and its parts, by story title. */
export function collectScreenFacts(): Record<string, ScreenFacts> {
  const connections = findScreenOperations()
  const routes = routesOnMap(readSource('.storybook/ScreensMap.mdx').text)
  const specification = readSpecification()
  const tags = readCallTags()
  const stories = globSync('packages/ui/src/features/*/{admin,teacher,student,public,shared}/**/*.stories.tsx', {
    cwd: root,
  }).map((path) => readSource(path.replaceAll('\\', '/')))
  return Object.fromEntries(
    stories
      .toSorted((one, other) => one.path.localeCompare(other.path))
      .map((story) => {
        const title = readStoryTitle(story.text)
        const screen = title.split('/').slice(0, 3).join('/')
        const own = stories
          .filter(({ text }) => `${readStoryTitle(text)}/`.startsWith(`${screen}/`))
          .flatMap(importedBy)
        const ofImports = [...new Set(own)].flatMap((module) => connections.get(module) ?? [])
        // The stories of a part don't import its screen, which is in the same folder.
        const folder = `${story.path.replace('packages/ui/src/', '').split('/').slice(0, 3).join('/')}/`
        const ofFolder = [...connections].flatMap(([module, found]) => (module.startsWith(folder) ? [found] : []))
        const connected = ofImports.length > 0 ? ofImports : ofFolder
        const tests = [...new Set(connected.flatMap(({ files }) => [...files]))].flatMap((file) =>
          globSync(file.replace('.tsx', '.test.tsx'), { cwd: root }).map((path) =>
            readSource(path.replaceAll('\\', '/')),
          ),
        )
        const ofScreen = stories.filter(({ text }) => `${readStoryTitle(text)}/`.startsWith(`${title}/`))
        const proved = new Set(
          [...ofScreen, ...tests].flatMap((source) => parseProofs(source).proofs.flatMap(({ ids }) => ids)),
        )
        const facts: ScreenFacts = {
          routes: routes.get(screen) ?? [],
          source: findStoryComponent(story),
          calls: [...new Set(connected.flatMap(({ calls: made }) => [...made]))].map((id) => ({
            id,
            ...placeOf(id),
            tag: tags.get(id) ?? '',
          })),
          components: findScreenComponents(story.path),
          lines: specification.filter(({ id }) => proved.has(id)).map(({ id, text }) => ({ id, says: text })),
        }
        return [title, facts]
      }),
  )
}

/** The UI modules that a story imports by relative paths: `features/policies/admin/PoliciesScreen`. */
function importedBy({ path, text }: Source): string[] {
  return [...text.matchAll(/from '(\.[^']+?)(?:\.tsx?)?'/g)].map(([, from = '']) =>
    posix.join(posix.dirname(path), from).replace('packages/ui/src/', ''),
  )
}

function placeOf(id: OperationId): { method: string; path: string } {
  const { method, path } = calls[id]
  return { method, path }
}

/** The routes of each screen on the screens map. */
function routesOnMap(map: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, heading = '', titles = ''] of map.matchAll(/^### (.*)\n\n<ScreenAt titles=\{\[(.*)\]\} \/>$/gm)) {
    const route = heading.replaceAll('&#123;', '{').replaceAll('&#125;', '}')
    for (const [, title = ''] of titles.matchAll(/'([^']+)'/g)) found.set(title, [...(found.get(title) ?? []), route])
  }
  return found
}
