import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Tells of each change in a folder at any depth, until the function that it gives is called. Each folder is watched by
 * itself, because a recursive watch on Linux loses sight of a file as soon as an editor puts a new one in its place.
 */
export function watchFolder(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  const add = (path: string) => {
    // What was watched under this name may have been deleted and made anew.
    watchers.get(path)?.close()
    try {
      const watcher = watch(path, (_, name) => {
        const changed = join(path, name ?? '')
        if (isFolder(changed) && changed !== path) add(changed)
        onChange(changed)
      })
      // A folder that goes away is no reason to stop.
      watcher.on('error', () => watcher.close())
      watchers.set(path, watcher)
      for (const name of readdirSync(path)) if (isFolder(join(path, name))) add(join(path, name))
    } catch {
      // A folder that can't be watched, or that is already gone, only makes a restart necessary.
    }
  }
  add(folder)
  return () => watchers.forEach((watcher) => watcher.close())
}

function isFolder(path: string): boolean {
  if (basename(path) === 'node_modules') return false
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
