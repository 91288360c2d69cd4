// @module-tag slow
import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../run.ts'
import { copyProject, scaffoldEnvironment, scaffoldSamples } from './scaffoldSamples.ts'

/** Compilers and linters run over the whole repository, possibly on a busy machine. */
const PATIENCE_MILLISECONDS = 900_000
const program = (path: string) => join(root, 'node_modules', path)

let folder = ''
let written: string[] = []

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'scaffold-')))
  await copyProject(folder)
  // One program for all packages takes half the time.
  const types = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node', 'vite/client'] },
    include: ['openapi', 'mocks', 'packages/*/src', 'packages/app/e2e'],
    exclude: ['**/node_modules'],
  }
  await writeFile(join(folder, 'tsconfig.all.json'), JSON.stringify(types))
  written = await scaffoldSamples(folder)
}, PATIENCE_MILLISECONDS)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program in the copy and returns its output if it failed. */
function errorOf(args: string[], cwd = folder): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: scaffoldEnvironment, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve(error ? `${stdout}${stderr}` || error.message : '')
      },
    )
  })
}

const limit = { timeout: PATIENCE_MILLISECONDS }

test('two calls, a page with a form and a page without one are scaffolded with all their files', () => {
  expect(written.filter((path) => !path.includes('examples/')).toSorted()).toMatchInlineSnapshot(`
    [
      ".storybook/ScreensMap.mdx",
      "docs/extensions.md",
      "openapi/CHANGELOG.md",
      "openapi/contract.test.ts",
      "openapi/openapi.yaml",
      "openapi/paths/rooms.yaml",
      "openapi/schemas/rooms.yaml",
      "packages/app/e2e/getRolePagePaths.ts",
      "packages/app/src/addresses/addressesByRole.test.ts",
      "packages/app/src/addresses/admin.ts",
      "packages/app/src/addresses/student.ts",
      "packages/app/src/api/invalidations.ts",
      "packages/app/src/areas/rolePages.ts",
      "packages/app/src/features/freeRooms/student/FreeRoomsContainer.test.tsx",
      "packages/app/src/features/freeRooms/student/FreeRoomsContainer.tsx",
      "packages/app/src/features/rooms/admin/RoomsContainer.test.tsx",
      "packages/app/src/features/rooms/admin/RoomsContainer.tsx",
      "packages/app/src/features/rooms/useRooms.ts",
      "packages/app/src/shell/ShellContainer.tsx",
      "packages/app/src/testing/fieldErrorCases.ts",
      "packages/app/src/testing/formCases.ts",
      "packages/app/src/testing/listPageCases.ts",
      "packages/app/src/testing/replaceUserTexts.ts",
      "packages/app/src/testing/tableColumns.test.tsx",
      "packages/server/src/contract/everyField.test.ts",
      "packages/server/src/features/rooms/listRooms.test.ts",
      "packages/server/src/features/rooms/listRooms.ts",
      "packages/server/src/features/rooms/saveRoom.test.ts",
      "packages/server/src/features/rooms/saveRoom.ts",
      "packages/server/src/handlers.ts",
      "packages/server/src/i18n/ar.po",
      "packages/server/src/i18n/en.po",
      "packages/server/src/i18n/ur.po",
      "packages/shared/src/recordKindsByOperation.ts",
      "packages/ui/src/features/freeRooms/student/FreeRoomsScreen.stories.tsx",
      "packages/ui/src/features/freeRooms/student/FreeRoomsScreen.tsx",
      "packages/ui/src/features/freeRooms/student/FreeRoomsTable.tsx",
      "packages/ui/src/features/limits.test.ts",
      "packages/ui/src/features/rooms/admin/RoomForm.tsx",
      "packages/ui/src/features/rooms/admin/RoomsScreen.stories.tsx",
      "packages/ui/src/features/rooms/admin/RoomsScreen.tsx",
      "packages/ui/src/features/rooms/admin/RoomsTable.tsx",
      "packages/ui/src/features/rooms/admin/room.schema.test.ts",
      "packages/ui/src/features/rooms/admin/room.schema.ts",
      "packages/ui/src/layouts/AppShell/AppShell.stories.tsx",
      "packages/ui/src/layouts/AppShell/navigationIcons.tsx",
      "packages/ui/src/lib/navigation/navigationEntries.test.ts",
      "packages/ui/src/lib/navigation/navigationEntries.ts",
      "tools/layoutCheck/createWorstCaseResponse.ts",
      "tools/layoutCheck/screenPaths.ts",
    ]
  `)
})

test('the contract is valid and the generated files are up to date', limit, async () => {
  const redocly = program('@redocly/cli/bin/cli.js')
  expect(await errorOf([redocly, 'lint', 'openapi.yaml'], join(folder, 'openapi'))).toBe('')
  expect(await errorOf(['openapi/generate.ts', '--check'])).toBe('')
  expect(await errorOf(['tools/apiDiff/checkContractChangelog.ts'])).toBe('')
})

test('everything compiles', limit, async () => {
  expect(await errorOf([program('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.all.json'])).toBe('')
})

test('the new files pass lint and format', limit, async () => {
  const sources = written.filter((path) => /\.tsx?$/.test(path))
  expect(await errorOf([program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...sources])).toBe('')
  expect(await errorOf([program('oxfmt/bin/oxfmt'), '--check', ...sources])).toBe('')
})

test('nothing is unused', limit, async () => {
  expect(await errorOf([program('knip/bin/knip.js')])).toBe('')
})

test('its texts are in the catalogues with Urdu and Arabic translations', limit, async () => {
  expect(await errorOf(['tools/messages/checkTranslations.ts'])).toBe('')
})

test('the new server tests pass, and tests that list calls, addresses and sources', limit, async () => {
  const files = [
    'packages/server/src/features/rooms',
    'packages/server/src/http/requiredTexts.test.ts',
    'packages/server/src/contract/everyField.test.ts',
    'packages/server/src/changeStream/trackedTables.test.ts',
    'packages/server/src/i18n/catalogues.test.ts',
    'packages/app/src/api/invalidations.test.ts',
    'packages/app/src/addresses/addressesByRole.test.ts',
    ...['contract', 'coherence', 'enums', 'patterns'].map((name) => `openapi/${name}.test.ts`),
    'tools/repoChecks.test.ts',
    'tools/repoChecks/layers.test.ts',
    'tools/screensMap.test.ts',
    'tools/screenFacts/collectScreenFacts.test.ts',
    'tools/layoutCheck/layoutCheck.test.ts',
    'packages/ui/src/features/emptyLists.test.ts',
  ]
  // These tests need no browser.
  await writeFile(join(folder, 'plain.config.ts'), 'export default { test: { testTimeout: 120_000 } }\n')
  expect(await errorOf([program('vitest/vitest.mjs'), 'run', '--config', 'plain.config.ts', ...files])).toBe('')
})

test('the tests of the form’s schema pass, and tests that list forms and menus', limit, async () => {
  const files = ['src/features/rooms', 'src/features/limits.test.ts', 'src/lib/navigation/navigationEntries.test.ts']
  expect(await errorOf([program('vitest/vitest.mjs'), 'run', ...files], join(folder, 'packages/ui'))).toBe('')
})
