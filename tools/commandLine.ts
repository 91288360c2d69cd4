import { existsSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { root } from './run.ts'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { loadEnvFile } from 'node:process'
import { createInterface } from 'node:readline/promises'

/** What is run in the archive, as the project calls it too, and the file of `tools/` that does it. */
export const archiveCommands = {
  serve: 'serveSchool',
  admin: 'admin',
  migrate: 'migrate',
  backup: 'backup',
  restore: 'backup',
  erase: 'erase',
} as const

/** Whether this is the unpacked archive, which has its own way of calling commands. */
export const isArchive = existsSync(join(root, 'maktab.mjs'))

/** How a command is typed, with its arguments, in the archive or in the project, where all but `serve` are admin's. */
export function formatCommand(name: keyof typeof archiveCommands, args = ''): string {
  if (isArchive) return `node maktab.mjs ${name} ${args}`.trimEnd()
  if (name === 'serve') return 'npm run serve'
  const words = name === 'admin' ? args : `${name} ${args}`.trimEnd()
  return words === '' ? 'npm run admin' : `npm run admin -- ${words}`
}

const NAME = 'maktab.env'

/**
 * Adds the settings of a file to the environment, which wins: of the named one, or of `maktab.env` in this folder or
 * beside the unpacked archive, so that `serve` and all commands work with the same school.
 */
function loadSettingsFile(named: string | undefined): void {
  const places = [join(root, NAME), ...(isArchive ? [join(dirname(root), NAME)] : [])]
  const file = named ?? places.find((place) => existsSync(place))
  if (file === undefined) return
  try {
    loadEnvFile(file)
  } catch {
    if (named !== undefined) {
      console.error(`The settings in ${file} can’t be read. Check the path and its permissions.`)
      process.exit(1)
    }
    // The service that has them in its environment may run as a user who can't read the file.
    console.error(`The settings in ${file} can’t be read by this user and are ignored.`)
  }
}

type Expected = {
  /** Printed for --help, and where the arguments can't be understood. */
  usage: string
  /** How many arguments the command takes. */
  least?: number
  most?: number
  /** The flags that it knows. */
  flags?: readonly string[]
}

type Arguments = {
  positionals: string[]
  flags: Set<string>
  /** Prints the usage and ends the process with 1. */
  refuse: () => never
}

const SETTINGS = '  --env <file>             reads settings from a file; environment variables take precedence\n'

/**
 * Reads the arguments of a command, and the settings of the file that --env names. Prints the usage for --help; ends the
 * process with 1 where the arguments can't be understood.
 */
export function readArguments({ usage, least = 0, most = least, flags = [] }: Expected): Arguments {
  const help = `${usage.trimEnd()}\n${SETTINGS}`
  const options: ParseArgsOptionsConfig = { env: { type: 'string' }, help: { type: 'boolean', short: 'h' } }
  for (const flag of flags) options[flag] = { type: 'boolean' }
  const { positionals, values } = parse(options) ?? refuse(help)
  if (values['help'] === true) {
    process.stdout.write(help)
    process.exit(0)
  }
  if (positionals.length < least || positionals.length > most) refuse(help)
  loadSettingsFile(typeof values['env'] === 'string' ? values['env'] : undefined)
  const given = new Set(flags.filter((flag) => values[flag] === true))
  return { positionals, flags: given, refuse: () => refuse(help) }
}

function parse(options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return undefined
  }
}

function refuse(help: string): never {
  process.stderr.write(help)
  process.exit(1)
}

type Question = {
  /** Whether --yes was given. */
  isConfirmed: boolean
  act: 'remove' | 'erase'
  who: string
  /** Printed where the answer is no. */
  undone: string
}

/** Whether an act that can't be taken back is wanted: by --yes, or by an answer on a terminal. Sets the exit code if not. */
export async function confirmAction({ isConfirmed, act, who, undone }: Question): Promise<boolean> {
  if (isConfirmed) return true
  if (!process.stdin.isTTY) {
    console.error(`This ${act}s ${who}. Add --yes to confirm.`)
    process.exitCode = 1
    return false
  }
  if (await confirm(`${act === 'remove' ? 'Remove' : 'Erase'} ${who}? (y/N) `)) return true
  console.log(undone)
  process.exitCode = 1
  return false
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl+C and Ctrl+D close the terminal, and the question is never answered.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
