import { formatter } from '@lingui/format-po'

/** English lives in the sources; Urdu and Arabic fall back to it; `pseudo` shows layouts under longer words. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'ur', 'ar', 'pseudo'],
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.4 },
  fallbackLocales: { default: 'en' },
  // What the catalogues are extracted from is in the configuration of the repository.
  catalogs: ['common', 'admin', 'teacher', 'student'].map((area) => ({
    path: `<rootDir>/src/locales/${area}/{locale}`,
    include: [],
  })),
  format: formatter({ lineNumbers: false, origins: true, explicitIdAsDefault: false }),
}
