import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** What tools keep there for themselves; each copy needs its own. */
const isCache = (name: string) => /^\.(cache|vite|vite-temp|vitest-cache)$/.test(name)

/**
 * Copies installed packages by hard links, which takes seconds and no space. Symbolic links to the packages would not do:
 * Vite serves no file outside of the repository. On another disk the files are copied.
 */
export async function hardLinkTree(from: string, to: string, skips = isCache): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      // Within a package a folder of that name is a part of it.
      if (!skips(entry.name)) await hardLinkTree(source, target, () => false)
    } else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}
