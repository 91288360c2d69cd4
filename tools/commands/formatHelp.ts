import { type Command, commands } from './commands.ts'
import { formatScript } from './findCommand.ts'

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
