import { formatter } from '@lingui/format-po'

/** English texts are in the sources; Urdu and Arabic fall back to them; `pseudo` tests layouts with longer texts. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'ur', 'ar', 'pseudo'],
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.4 },
  fallbackLocales: { default: 'en' },
  // The repository's configuration lists the files to extract messages from.
  catalogs: ['common', 'admin', 'teacher', 'student'].map((area) => ({
    path: `<rootDir>/src/locales/${area}/{locale}`,
    include: [],
  })),
  format: formatter({ lineNumbers: false, origins: true, explicitIdAsDefault: false }),
}
