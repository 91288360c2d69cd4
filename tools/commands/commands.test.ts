import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocuments, readSources, readSource } from '../repoChecks/readSources.ts'
import { root } from '../run.ts'
import { type Command, commands } from './commands.ts'
import { findCommand, formatScript } from './findCommand.ts'
import { formatHelp } from './formatHelp.ts'

const all = Object.entries(commands).flatMap(([name, { subs = {}, ...command }]) => [
  ...('run' in command ? [{ words: formatScript(name), command: command satisfies Command }] : []),
  ...Object.entries(subs).map(([sub, inner]) => ({ words: formatScript(name, sub), command: inner })),
])

test('package.json has a script for each command, at most 20, and each goes through run.mjs', () => {
  const { scripts } = JSON.parse(readSource('package.json').text) as { scripts: Record<string, string> }
  expect(scripts).toEqual(Object.fromEntries(Object.keys(commands).map((name) => [name, `node tools/run.mjs ${name}`])))
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20)
})

test('.node-version, by which run.mjs chooses the Node, has the version that npm installs', () => {
  const { devDependencies } = JSON.parse(readSource('package.json').text) as { devDependencies: Record<string, string> }
  expect(readSource('.node-version').text.trim()).toBe(devDependencies['node'])
})

test('every command is in help and in README.md or docs/contributing.md', () => {
  const help = formatHelp().split('\n')
  const documents = ['README.md', 'docs/contributing.md'].map((path) => readSource(path).text).join('\n')
  const isNamed = (words: string) => new RegExp(`${words}(?![\\w:-])`).test(documents)
  expect(help).toHaveLength(all.length)
  expect(all.filter(({ words }) => !help.some((line) => line.startsWith(words)))).toEqual([])
  expect(all.map(({ words }) => words).filter((words) => !isNamed(words))).toEqual([])
})

/** The commands that a text names, each with the word after `--`: `npm run prove -- mails` is `prove mails`. */
function commandsIn(text: string): string[][] {
  const found = text.matchAll(/\bnpm (?:run (?:-s )?([a-z][\w:-]*)|(start|test)\b)(?: -- ([a-z]+))?/g)
  return [...found].map(([, script, short, sub]) => [script ?? short, sub].filter((word) => word !== undefined))
}

test('every command that documents, sources and workflows name exists', () => {
  // The archive has scripts of its own.
  const isOther = (path: string) => path.startsWith('tools/commands/') || path === 'tools/pack/README.md'
  const texts = [...readDocuments(), ...readSources(), readSource('.github/workflows/check.yml'), readSource('.ci/run')]
  const named = texts
    .filter(({ path }) => !isOther(path))
    .flatMap(({ path, text }) => commandsIn(text).map((words) => ({ path, words })))
  expect(named.length).toBeGreaterThan(100)
  const isKnown = ([name = '', sub]: string[]) =>
    sub === undefined ? Object.hasOwn(commands, name) : typeof findCommand([name, sub]) !== 'string'
  expect(named.filter(({ words }) => !isKnown(words))).toEqual([])
})

test('commandsIn reads the name of a command and the word after it', () => {
  const text = '`npm run prove -- mails`, npm test, `npm start -- mock --spec-only`, npm run -s new.'
  expect(commandsIn(text)).toEqual([['prove', 'mails'], ['test'], ['start', 'mock'], ['new']])
})

test('every file that a command runs exists', () => {
  const files = all.map(({ command }) => command.run[0]).filter((program) => program.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe('findCommand', () => {
  const runOf = (...words: string[]) => {
    const found = findCommand(words)
    return typeof found === 'string' ? found : [...found.command.run, ...found.args]
  }

  test.each([
    [
      ['prove', 'mails', '--fast'],
      ['packages/server/durability/proveMails.ts', '--fast'],
    ],
    [['measure'], ['tools/checkPageWeight.ts']],
    [
      ['admin', 'list'],
      ['tools/admin.ts', 'list'],
    ],
    [
      ['admin', 'restore', '/a'],
      ['tools/backupAndRestore.ts', 'restore', '/a'],
    ],
    [
      ['check', 'lint', 'tools'],
      ['oxlint', '--type-aware', '--deny-warnings', 'tools'],
    ],
  ])('finds %j', (words, run) => {
    expect(runOf(...words)).toEqual(run)
  })

  test.each([
    [['nothing'], /^Unknown command "nothing"\. List all commands with npm run help\.$/],
    [['new'], /^npm run new needs a subcommand\. Choose from:\n {2}npm run new -- screen\n {2}npm run new -- call$/],
    [['new', 'page'], /^npm run new needs a subcommand\./],
    [['check', 'spelling'], /^Unknown argument "spelling" for npm run check\. Choose from:\n/],
    [['check', 'unused', 'tools'], /^Unknown argument "tools" for npm run check -- unused\.$/],
  ])('refuses %j', (words, sentence) => {
    expect(runOf(...words)).toMatch(sentence)
  })
})
