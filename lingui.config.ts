import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// The check extracts elsewhere, and compares.
const locales = process.env['LOCALES_FOLDER'] ?? '<rootDir>/packages/ui/src/locales'

/** Pages of visitors that nobody comes to who is signed in, but for those who may not go on. */
const visitorsScreens = [
  ...['CreateStudentAccount', 'CreateTeacherAccount', 'ForgotPassword', 'ResetPassword', 'Restriction'].map(
    (name) => `${name}Screen`,
  ),
  'KeptDraftNotice',
]

/** What all pages on which one pays are made of. */
const payment = 'ui/src/payment'

/** Each area has words of its own, so that nobody loads those of another. */
function catalog(area: string, folders: string[]) {
  return {
    path: `${locales}/${area}/{locale}`,
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
    // What the sign-in page shows; all other pages have the common words too, which hold these once more.
    catalog('entrance', [
      ...['SignInScreen', 'CrashScreen'].map((screen) => `ui/src/screens/public/${screen}`),
      ...['Logo', 'PasswordField', 'Preferences'].map((component) => `ui/src/components/${component}`),
      'ui/src/forms',
      'ui/src/layouts/PublicLayout',
      ...['feedback', 'session', 'pages/public/SignInContainer.tsx', 'calls/useFailureWords.ts'].map(
        (part) => `app/src/${part}`,
      ),
    ]),
    catalog('common', [
      ...['components', 'forms', 'layouts', 'model'].map((folder) => `ui/src/${folder}`),
      ...['CrashScreen', 'NotFoundScreen', 'SignInAgainScreen', 'SignInScreen'].map(
        (screen) => `ui/src/screens/public/${screen}`,
      ),
      'app/src',
    ]),
    catalog('visitor', [...visitorsScreens.map((screen) => `ui/src/screens/public/${screen}`), payment]),
    // What is printed, in whichever language one chooses for it.
    catalog('papers', ['ui/src/papers']),
    ...['teacher', 'shared'].map((area) => catalog(area, [`ui/src/screens/${area}`])),
    // Who says how to pay sees it as whoever pays.
    catalog('admin', ['ui/src/screens/admin', payment]),
    catalog('student', ['ui/src/screens/student', 'ui/src/screens/public/KeptDraftNotice', payment]),
  ],
  format: formatter({ lineNumbers: false, origins: true, explicitIdAsDefault: false }),
})
