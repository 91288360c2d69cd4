import type { Command } from './Command.ts'
import { commands } from './commands.ts'

/** How a command is typed. npm has short names for two of them. */
export function formatScript(name: string, sub?: string): string {
  const script = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  return sub === undefined ? script : `${script} -- ${sub}`
}

type Found = { command: Command; args: string[] }

/** Finds a command and its remaining arguments; returns an error message if there is none. */
export function findCommand([name = '', ...args]: readonly string[]): Found | string {
  if (!Object.hasOwn(commands, name)) return `Unknown command "${name}". List all commands with npm run help.`
  const { subs = {}, ...command } = commands[name] ?? { help: '' }
  const [word = ''] = args
  if (Object.hasOwn(subs, word)) return withArguments(subs[word], formatScript(name, word), args.slice(1))
  const choices = Object.keys(subs).map((sub) => `\n  ${formatScript(name, sub)}`)
  const choose = choices.length > 0 ? ` Choose from:${choices.join('')}` : ''
  if (!('run' in command)) return `${formatScript(name)} needs a subcommand.${choose}`
  return withArguments(command, formatScript(name), args, choose)
}

function withArguments(command: Command | undefined, words: string, args: string[], choose = ''): Found | string {
  const [word = '-'] = args
  if (command === undefined || (command.args === undefined && !word.startsWith('-')))
    return `Unknown argument "${word}" for ${words}.${choose}`
  return { command, args }
}

/** Every command with one line each. */
export function formatHelp(): string {
  const rows = Object.entries(commands).flatMap(([name, { subs = {}, ...command }]) => [
    ...('run' in command ? [rowOf(formatScript(name), command)] : []),
    ...Object.entries(subs).map(([sub, inner]) => rowOf(formatScript(name, sub), inner)),
  ])
  const width = Math.max(...rows.map(([words]) => words.length))
  return rows.map(([words, help]) => `${words.padEnd(width)}  ${help}`).join('\n')
}

function rowOf(words: string, { args, help }: Command): [string, string] {
  const separator = words.includes(' -- ') ? ' ' : ' -- '
  return [args === undefined ? words : `${words}${separator}${args}`, help]
}
