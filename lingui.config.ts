import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

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

/** English lives in the sources; Urdu and Arabic fall back to it; `pseudo` shows layouts under longer words. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ur', 'ar', 'pseudo'],
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.4 },
  fallbackLocales: { default: 'en' },
  catalogs: [
    catalog('common', ['app/src', ...common.map((folder) => `ui/src/${folder}`)]),
    ...['admin', 'teacher', 'student'].map((role) => catalog(role, [`ui/src/features/*/${role}/**`])),
  ],
  format: formatter({ lineNumbers: false, origins: true, explicitIdAsDefault: false }),
})
