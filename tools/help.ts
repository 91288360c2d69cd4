import { formatHelp } from './commands/findCommand.ts'

console.log(formatHelp())
