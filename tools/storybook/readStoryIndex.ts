import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import type { IndexEntry } from 'storybook/internal/types'
import { root } from '../run.ts'

let index: ReturnType<typeof buildIndex> | undefined

/** The entries of Storybook's index, read from the sources. Takes some seconds the first time. */
export async function readStoryIndex(): Promise<IndexEntry[]> {
  index ??= buildIndex({ configDir: join(root, '.storybook') })
  const { entries } = await index
  return Object.values(entries)
}
