/** A command of `npm run`: its description, and the file or node_modules program that it runs. */
export type Command = {
  help: string
  run: readonly [string, ...string[]]
  /** The arguments, as help shows them. Without it a command takes only flags. */
  args?: string
  /** Whether the app is built first. */
  isBuilt?: boolean
}

export type CommandWithSubcommands = (Command | { help: string }) & { subs?: Record<string, Command> }
