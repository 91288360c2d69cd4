import { defineConfig } from '@lingui/cli'
import uiConfig from './packages/ui/lingui.config.ts'

// The check extracts elsewhere, and compares.
const locales = process.env['LOCALES_FOLDER'] ?? '<rootDir>/packages/ui/src/locales'

/** The catalogue of one area, from folders of `packages`. */
function catalog(area: string, folders: string[]) {
  return {
    path: `${locales}/${area}/{locale}`,
    include: folders.map((folder) => `<rootDir>/packages/${folder}`),
    exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
  }
}

/** What everybody loads. */
const common = [
  'components',
  'forms',
  'layouts',
  'lib',
  'features/print',
  'features/payments/form',
  'features/*/public/**',
  'features/*/shared/**',
]

/** The configuration of the ui package, with the folders that the texts are extracted from. */
export default defineConfig({
  ...uiConfig,
  catalogs: [
    catalog('common', ['app/src', ...common.map((folder) => `ui/src/${folder}`)]),
    ...['admin', 'teacher', 'student'].map((role) => catalog(role, [`ui/src/features/*/${role}/**`])),
  ],
})
