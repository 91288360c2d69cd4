import { dirname, extname, basename, join, relative } from 'node:path'
import { readBundle } from '@maktab/contract/bundle'
import { type Operation, readContract } from './readContract.ts'
import { type ContractLocations, createContractLocations } from './contractLocations.ts'
import { type DemoAccount, readDemoAccounts } from './demoAccounts.ts'
import { type FSWatcher, readdirSync, statSync, watch, existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'

export type ContractState = {
  operations: readonly Operation[]
  people: ReadonlyMap<string, DemoAccount>
  locations: ContractLocations
  /** The bundled OpenAPI document, read on first use. */
  readDocument: () => Promise<object>
  /** Set while the contract on disk is invalid; the last valid version is then served. */
  fault: string | undefined
}

const DEBOUNCE_MILLISECONDS = 80

/** The folder with the files that are generated from the contract. */
const GENERATED = 'generated'

/** Watches the contract and serves its last valid version. `known` skips the first read. */
export async function watchContract(
  file: string,
  log: (line: string) => void,
  onChange: () => void,
  known?: readonly Operation[],
): Promise<{ current: () => ContractState; close: () => void }> {
  const folder = dirname(file)
  const readFirst = () =>
    readContract(file).catch(async (error: unknown) => {
      throw new Error(`The contract is invalid: ${(await findYamlError(folder)) ?? String(error)}`, { cause: error })
    })
  const operations = known ?? (await readFirst())
  const stateOf = (read: readonly Operation[]): ContractState => ({
    operations: read,
    people: readDemoAccounts(read),
    locations: createContractLocations(file),
    readDocument: once(() => readBundle(file) as Promise<object>),
    fault: undefined,
  })
  let state = stateOf(operations)
  let reading = Promise.resolve()

  const read = async () => {
    const fault = await findYamlError(folder)
    if (fault !== undefined) {
      state = { ...state, fault }
      log(`The contract is invalid, still serving the last valid version: ${fault}`)
      return
    }
    state = stateOf(await readContract(file))
    log(`Contract reloaded: ${state.operations.length} calls.`)
  }

  let timer: NodeJS.Timeout | undefined
  const stopWatching = watchFolder(folder, (path) => {
    // '' stands for folders, which may be created or deleted.
    if (!['.yaml', ''].includes(extname(path)) || basename(path) === GENERATED) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      reading = reading
        .then(read)
        .catch((error: unknown) => {
          state = { ...state, fault: String(error) }
          log(`The contract is invalid, still serving the last valid version: ${String(error)}`)
        })
        .then(onChange)
    }, DEBOUNCE_MILLISECONDS)
  })
  return {
    current: () => state,
    close: () => {
      clearTimeout(timer)
      stopWatching()
    },
  }
}

/** Calls the function on first use and keeps its result, unless it fails. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () =>
    (value ??= read().catch((error: unknown) => {
      value = undefined
      throw error
    }))
}

/**
 * Watches a folder at any depth; returns a function that stops it. Each folder has its own watcher, because a recursive
 * watch on Linux loses a file as soon as an editor replaces it.
 */
function watchFolder(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  const add = (path: string) => {
    // A folder of this name may have been deleted and created again.
    watchers.get(path)?.close()
    try {
      const watcher = watch(path, (_, name) => {
        const changed = join(path, name ?? '')
        if (isFolder(changed) && changed !== path) add(changed)
        onChange(changed)
      })
      // Deleting a folder must not stop the mock.
      watcher.on('error', () => watcher.close())
      watchers.set(path, watcher)
      for (const name of readdirSync(path)) if (isFolder(join(path, name))) add(join(path, name))
    } catch {
      // If a folder can't be watched or is already gone, changes in it need a restart.
    }
  }
  add(folder)
  return () => watchers.forEach((watcher) => watcher.close())
}

function isFolder(path: string): boolean {
  if (['node_modules', GENERATED].includes(basename(path))) return false
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

type Parsed = { document: Document; lines: LineCounter }

/** The first syntax error or unresolved reference in the YAML files of a folder. */
async function findYamlError(folder: string): Promise<string | undefined> {
  const files: string[] = []
  for await (const name of glob('**/*.yaml', { cwd: folder, exclude: (part) => part === 'node_modules' }))
    files.push(name)
  const parsed = new Map<string, Parsed>()
  for (const name of files.toSorted()) {
    const lines = new LineCounter()
    const document = parseDocument(await readFile(join(folder, name), 'utf8'), { lineCounter: lines })
    const [error] = document.errors
    if (error) return `${name}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0] ?? error.code}`
    parsed.set(name, { document, lines })
  }
  for (const [name, one] of parsed) {
    const fault = findUnresolvedReference(folder, name, one, parsed)
    if (fault) return fault
  }
  return undefined
}

function findUnresolvedReference(
  folder: string,
  name: string,
  one: Parsed,
  all: Map<string, Parsed>,
): string | undefined {
  let fault: string | undefined
  visit(one.document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string')
        return undefined
      const [file = '', pointer = ''] = value.value.split('#')
      const target = file === '' ? name : relative(folder, join(folder, dirname(name), file))
      const isResolved = existsSync(join(folder, target)) && hasPointer(all.get(target)?.document, pointer)
      if (isResolved) return undefined
      fault = `${name}:${one.lines.linePos(value.range?.[0] ?? 0).line}: can’t resolve reference ${value.value}`
      return visit.BREAK
    },
  })
  return fault
}

function hasPointer(document: Document | undefined, pointer: string): boolean {
  if (!document || pointer === '' || pointer === '/') return true
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  return document.hasIn(steps)
}
