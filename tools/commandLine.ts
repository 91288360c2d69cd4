import { existsSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { root } from './run.ts'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { loadEnvFile } from 'node:process'
import { createInterface } from 'node:readline/promises'

/** Commands of the archive and the entry point of each. */
export const archiveCommands = {
  serve: 'serveSchool',
  admin: 'admin',
  migrate: 'migrate',
  backup: 'backupAndRestore',
  restore: 'backupAndRestore',
  erase: 'erasePerson',
} as const

/** Whether this is the unpacked archive, where commands start with `node maktab.mjs`. */
export const isArchive = existsSync(join(root, 'maktab.mjs'))

/** The command line to show to users. In the project, all commands but `serve` are subcommands of `npm run admin`. */
export function formatCommand(name: keyof typeof archiveCommands, args = ''): string {
  if (isArchive) return `node maktab.mjs ${name} ${args}`.trimEnd()
  if (name === 'serve') return 'npm run serve'
  const words = name === 'admin' ? args : `${name} ${args}`.trimEnd()
  return words === '' ? 'npm run admin' : `npm run admin -- ${words}`
}

const NAME = 'maktab.env'

/**
 * Loads settings from the named file, or from `maktab.env` in the root folder or beside the unpacked archive.
 * Environment variables take precedence. `serve` and all commands share these settings.
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
    // Not an error: the settings may be in the environment of a service user who can't read the file.
    console.error(`The settings in ${file} can’t be read by this user and are ignored.`)
  }
}

type ArgumentOptions = {
  /** Printed for --help and for invalid arguments. */
  usage: string
  /** Minimum and maximum number of arguments. */
  least?: number
  most?: number
  /** Supported boolean flags. */
  flags?: readonly string[]
}

type Arguments = {
  positionals: string[]
  flags: Set<string>
  /** Prints the usage and exits with 1. */
  exitWithUsage: () => never
}

const SETTINGS = '  --env <file>             reads settings from a file; environment variables take precedence\n'

/**
 * Parses the arguments of a command and loads the settings file given by --env. Prints the usage for --help; exits with 1
 * if the arguments are invalid.
 */
export function readArguments({ usage, least = 0, most = least, flags = [] }: ArgumentOptions): Arguments {
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
  return { positionals, flags: given, exitWithUsage: () => refuse(help) }
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
  /** Printed when the user declines. */
  undone: string
}

/** Confirms an irreversible action by --yes or a prompt on the terminal. Sets the exit code if declined. */
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
  // After Ctrl+C or Ctrl+D the question never resolves.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const response = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return /^y(es)?$/i.test(response.trim())
}
