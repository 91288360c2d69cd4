import { existsSync } from 'node:fs'
import { join, delimiter } from 'node:path'
import { describe, expect, test, onTestFinished } from 'vitest'
import { readDocuments, readSources, readSource } from '../repoChecks/sources.ts'
import { archiveCommands } from '../commandLine.ts'
import { root } from '../run.ts'
import type { Command } from './Command.ts'
import { commands } from './commands.ts'
import { findCommand, formatScript, formatHelp } from './findCommand.ts'
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'

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
  // The archive has its own scripts.
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

test('every file that a command of the archive runs exists', () => {
  const files = Object.values(archiveCommands).map((name) => `tools/${name}.ts`)
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

/** A clone whose `npm` and Node record their arguments. */
async function openClone(node = process.versions.node) {
  const clone = await mkdtemp(join(tmpdir(), 'clone-'))
  onTestFinished(() => rm(clone, { recursive: true, force: true }))
  const own = join(clone, 'node_modules', 'node', 'bin')
  for (const folder of [own, join(clone, 'tools', 'commands')]) await mkdir(folder, { recursive: true })
  await copyFile(join(root, 'tools', 'run.mjs'), join(clone, 'tools', 'run.mjs'))
  await writeFile(join(clone, 'tools', 'commands', 'main.ts'), 'console.log(process.argv.slice(2).join(" "))\n')
  await writeFile(join(clone, '.node-version'), `${node}\n`)
  await writeFile(join(own, 'node'), '#!/bin/sh\necho "own node: $2 $3"; exit 3\n', { mode: 0o755 })
  await writeFile(join(clone, 'npm'), '#!/bin/sh\necho "$@" >> installed; exit "${NPM_EXIT:-0}"\n', { mode: 0o755 })
  const pull = (lockfile: string) => writeFile(join(clone, 'package-lock.json'), lockfile)
  const start = (exitCode = 0) => {
    const env = { ...process.env, PATH: [clone, process.env['PATH']].join(delimiter), NPM_EXIT: String(exitCode) }
    const args = [join(clone, 'tools', 'run.mjs'), 'prove', 'mails']
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    return { status, told: stdout.trim().split('\n').at(-1) }
  }
  const installations = async () =>
    (await readFile(join(clone, 'installed'), 'utf8').catch(() => '')).split('\n').filter(Boolean).length
  return { pull, start, installations }
}

const done = { status: 0, told: 'prove mails' }

test('run.mjs installs again only after a pull with another lockfile', async () => {
  const { pull, start, installations } = await openClone()
  await pull('one')
  expect([start(), await installations()]).toEqual([done, 1])
  expect([start(), await installations()]).toEqual([done, 1])
  await pull('two')
  expect([start(), await installations()]).toEqual([done, 2])
  expect([start(), await installations()]).toEqual([done, 2])
})

test('run.mjs ends with the exit code of a failed installation, and tries again the next time', async () => {
  const { pull, start, installations } = await openClone()
  await pull('one')
  expect([start(7).status, await installations()]).toEqual([7, 1])
  expect([start(), await installations()]).toEqual([done, 2])
})

test('run.mjs runs the command with the Node of the project where the machine has another, and ends as that does', async () => {
  const { pull, start } = await openClone('99.0.0')
  await pull('one')
  expect(start()).toEqual({ status: 3, told: 'own node: prove mails' })
})
