import { formatHelp } from './commands/helpText.ts'

console.log(formatHelp())
