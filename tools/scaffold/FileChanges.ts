import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

/** The requested code can't be generated; the message says why. */
export class UsageError extends Error {}

/** Throws a scaffold error if a condition isn't met. */
export function assertUsage(holds: boolean, why: string): asserts holds {
  if (!holds) throw new UsageError(why)
}

/** Collects file changes, which are written only after all succeeded. */
export class FileChanges {
  readonly #texts = new Map<string, string>()

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(root, path))
  }

  create(path: string, text: string): void {
    assertUsage(!this.has(path), `${path} already exists.`)
    this.#texts.set(path, text)
  }

  edit(path: string, change: (text: string) => string): void {
    this.#texts.set(path, change(this.read(path)))
  }

  get paths(): string[] {
    return [...this.#texts.keys()]
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
}

/** Files that match a pattern, from the root with forward slashes. */
export function findFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
}
