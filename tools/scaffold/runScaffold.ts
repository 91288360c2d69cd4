import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { run } from '../run.ts'
import { FileChanges, UsageError } from './FileChanges.ts'
import { suggestNames } from './suggestNames.ts'

type Asked<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>
>

type Scaffold<Options extends ParseArgsOptionsConfig> = {
  help: string
  options: Options
  /** Plans the files to write and the remaining manual steps. */
  plan: (asked: Asked<Options>, changes: FileChanges) => { next: string[]; finish: () => Promise<number> }
}

/** Parses the command line, writes all files or none, and prints the next steps or an error. */
export async function runScaffold<const Options extends ParseArgsOptionsConfig>({
  help,
  options,
  plan,
}: Scaffold<Options>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.length === 0) {
    console.log(help)
    process.exitCode = args.length === 0 ? 1 : 0
    return
  }
  try {
    const changes = new FileChanges()
    const { next, finish } = plan(read(args, options), changes)
    changes.write()
    const sources = changes.paths.filter((path) => /\.tsx?$/.test(path))
    process.exitCode = (await finish()) || (await run('oxfmt', sources))
    console.log(`\nWrote\n${changes.paths.map((path) => `  ${path}`).join('\n')}`)
    console.log(`Next steps\n${next.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message} See --help.`)
    process.exitCode = 1
  }
}

function read<Options extends ParseArgsOptionsConfig>(args: string[], options: Options): Asked<Options> {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [, unknown = ''] = /^Unknown option '(--\w+)'/.exec(error.message) ?? []
    const flags = Object.keys(options).map((name) => `--${name}`)
    const suggestion = unknown === '' ? '' : suggestNames(unknown, flags)
    throw new UsageError(`${error.message.split('. ')[0]}.${suggestion}`, { cause: error })
  }
}
