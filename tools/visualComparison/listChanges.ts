import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { comparePictures } from './comparePictures.ts'
import type { Story } from './selectStories.ts'

/** A story whose picture differs, and its pictures as PNG. */
export type Change = {
  kind: 'changed' | 'new' | 'removed'
  story: Story
  mode: string
  /** Number of differing pixels, if there are two pictures. */
  pixels?: number
  before?: Buffer
  after?: Buffer
  difference?: Buffer
}

/** The stories of one side, and the folder with their pictures. */
export type Side = { stories: readonly Story[]; folder: string }

/** Compares the pictures of both sides in one mode, in the order of the head’s stories; removed stories come last. */
export async function listChanges(mode: string, base: Side, head: Side): Promise<Change[]> {
  const ids = new Set(head.stories.map(({ id }) => id))
  const removed = base.stories.filter(({ id }) => !ids.has(id))
  const baseIds = new Set(base.stories.map(({ id }) => id))
  const changes: Change[] = []
  for (const story of head.stories) {
    const after = await readPicture(head, story)
    if (!baseIds.has(story.id)) changes.push({ kind: 'new', story, mode, after })
    else {
      const before = await readPicture(base, story)
      const difference = await comparePictures(before, after)
      if (difference !== undefined) {
        const { pixels, picture } = difference
        changes.push({ kind: 'changed', story, mode, pixels, before, after, difference: picture })
      }
    }
  }
  for (const story of removed) {
    changes.push({ kind: 'removed', story, mode, before: await readPicture(base, story) })
  }
  return changes
}

function readPicture({ folder }: Side, { id }: Story): Promise<Buffer> {
  return readFile(join(folder, `${id}.png`))
}
