import { type OperationId, calls } from '@maktab/contract/calls'
import { globSync } from 'node:fs'
import { readSource } from '../repoChecks/readSources.ts'
import { root } from '../run.ts'
import { parseProofs } from '../specCoverage/proofs.ts'
import { readSpecification } from '../specCoverage/specification.ts'
import { findScreenOperations } from './findScreenOperations.ts'

/** What is to be known of a screen, gathered from where it is decided. */
export type ScreenFacts = {
  routes: readonly string[]
  calls: readonly { id: string; method: string; path: string }[]
  lines: readonly { id: string; says: string }[]
}

/** The facts of every screen and of its parts, by the titles of their stories. */
export function collectScreenFacts(): Record<string, ScreenFacts> {
  const connections = findScreenOperations()
  const routes = routesOnMap(readSource('.storybook/ScreensMap.mdx').text)
  const specification = readSpecification()
  const stories = globSync('packages/ui/src/screens/*/**/*.stories.tsx', { cwd: root }).map((path) =>
    readSource(path.replaceAll('\\', '/')),
  )
  return Object.fromEntries(
    stories
      .toSorted((one, other) => one.path.localeCompare(other.path))
      .map((story) => {
        const title = titleOf(story.text)
        const connection = connections.get(/screens\/\w+\/\w+/.exec(story.path)?.[0] ?? '')
        const tests = [...(connection?.files ?? [])].flatMap((file) =>
          globSync(file.replace('.tsx', '.test.tsx'), { cwd: root }).map((path) =>
            readSource(path.replaceAll('\\', '/')),
          ),
        )
        const ofScreen = stories.filter(({ text }) => `${titleOf(text)}/`.startsWith(`${title}/`))
        const proved = new Set(
          [...ofScreen, ...tests].flatMap((source) => parseProofs(source).proofs.flatMap(({ ids }) => ids)),
        )
        const facts: ScreenFacts = {
          routes: routes.get(title.split('/').slice(0, 3).join('/')) ?? [],
          calls: [...(connection?.calls ?? [])].map((id) => ({ id, ...placeOf(id) })),
          lines: specification.filter(({ id }) => proved.has(id)).map(({ id, text }) => ({ id, says: text })),
        }
        return [title, facts]
      }),
  )
}

const titleOf = (text: string): string => /title: '([^']+)'/.exec(text)?.[1] ?? ''

function placeOf(id: OperationId): { method: string; path: string } {
  const { method, path } = calls[id]
  return { method, path }
}

/** The addresses at which the map has each screen. */
function routesOnMap(map: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, heading = '', titles = ''] of map.matchAll(/^### (.*)\n\n<ScreenAt titles=\{\[(.*)\]\} \/>$/gm)) {
    const route = heading.replaceAll('&#123;', '{').replaceAll('&#125;', '}')
    for (const [, title = ''] of titles.matchAll(/'([^']+)'/g)) found.set(title, [...(found.get(title) ?? []), route])
  }
  return found
}
