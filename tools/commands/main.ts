import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp, root, run } from '../run.ts'
import { findCommand } from './findCommand.ts'

const found = findCommand(process.argv.slice(2))
if (typeof found === 'string') {
  console.error(found)
  process.exit(1)
}
const { command, args } = found
if (command.isBuilt) await buildApp()
const [program, ...given] = command.run
if (program.endsWith('.ts')) {
  const file = join(root, program)
  process.argv.splice(1, Infinity, file, ...given, ...args)
  await import(pathToFileURL(file).href)
} else {
  // Ctrl+C reaches both processes; let the child shut down gracefully.
  process.on('SIGINT', () => undefined)
  process.exitCode = await run(program, [...given, ...args])
}
