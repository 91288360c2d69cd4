import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Gives every field of every form a name that the form's values don't have; the names that they have then. */
export function renameFormFields(folder: string): string[] {
  const lost: string[] = []
  const named = /(<(?:Form\w+|SyncToday|RepeatableBlocks)<[^>]*(?:'|`|\w)>\s+name=(?:"|\{`\$\{\w+\}\.))([\w.]+)/g
  for (const path of globSync('packages/ui/src/features/**/*.tsx', { cwd: folder })) {
    if (path.endsWith('.stories.tsx')) continue
    const text = readFileSync(join(folder, path), 'utf8')
    const changed = text.replaceAll(named, (_, before: string, name: string) => {
      lost.push(`lost${lost.length}_${name}`)
      return before + String(lost.at(-1))
    })
    if (changed !== text) writeFileSync(join(folder, path), changed)
  }
  return lost
}
