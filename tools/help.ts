import { formatHelp } from './commands/formatHelp.ts'

console.log(formatHelp())
