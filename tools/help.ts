import { helpText } from './commands/helpText.ts'

console.log(helpText())
