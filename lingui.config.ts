import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Each area has words of its own, so that nobody loads those of another. */
function catalog(area: string, folders: string[]) {
  return {
    path: `<rootDir>/packages/ui/src/locales/${area}/{locale}`,
    include: folders.map((folder) => `<rootDir>/packages/${folder}`),
    exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
  }
}

/** English lives in the sources; Urdu and Arabic fall back to it; `pseudo` shows layouts under longer words. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ur', 'ar', 'pseudo'],
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.4 },
  fallbackLocales: { default: 'en' },
  catalogs: [
    catalog('common', [
      'ui/src/components',
      'ui/src/forms',
      'ui/src/layouts',
      'ui/src/model',
      'ui/src/screens/public',
      'app/src',
    ]),
    catalog('admin', ['ui/src/screens/admin']),
  ],
  format: formatter({ lineNumbers: false, origins: true, explicitIdAsDefault: false }),
})
