// Runs on any Node version: plain JavaScript that checks the version before it loads anything else.
import { readFileSync } from 'node:fs'

const { version, engines, commands } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const least = engines.node.slice('>='.length)
const isOlder = () => {
  const [needed, own] = [least, process.versions.node].map((version) => version.split('.').map(Number))
  const at = needed.findIndex((part, index) => part !== own[index])
  return at !== -1 && own[at] < needed[at]
}
const usage = `Maktab ${version}. Usage: node maktab.mjs ${Object.keys(commands).join(' | ')}
Add --help to a command for details. --version prints the version.`
const [name = ''] = process.argv.splice(2, 1)
const file = Object.hasOwn(commands, name) ? commands[name] : undefined

if (name === '--version' || name === '-v') {
  console.log(version)
} else if (name === '--help' || name === '-h') {
  console.log(usage)
} else if (isOlder()) {
  console.error(`Maktab ${version} needs Node ${least} or later; this is ${process.versions.node}.`)
  process.exitCode = 1
} else if (file === undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  // `backup` and `restore` share a file, which takes the command as its first argument.
  if (file === 'backupAndRestore') process.argv.splice(2, 0, name)
  await import(new URL(`tools/${file}.js`, import.meta.url).href)
}
