import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// The check extracts elsewhere, and compares.
const locales = process.env['LOCALES_FOLDER'] ?? '<rootDir>/packages/ui/src/locales'

/** Pages of visitors that nobody comes to who is signed in, but for those who may not go on. */
const visitorsScreens = [
  'AwaitEmailScreen',
  'CoursePage',
  'CoursesPage',
  'ConfirmEmailScreen',
  'CreateStudentAccountScreen',
  'CreateTeacherAccountScreen',
  'ForgotPasswordScreen',
  'FrontPage',
  'ResetPasswordScreen',
  'RestrictionScreen',
]

/** What longer forms have than that of the sign-in page. */
const fullForms = [
  'ConflictNotice',
  'FormTimeRange',
  'KeptDraftNotice',
  'RepeatableBlocks',
  'SendingStatus',
  'useBlocks',
]

/** What all pages on which one pays are made of. */
const payment = 'ui/src/payment'

/** What only those administrators see who look at money, and what the school says of itself. */
const money = ['Discounts', 'DiscountsScreen', 'FeesScreen', 'IncomeScreen', 'PaymentFile', 'StudentPapersScreen']
const settings = ['SettingsScreen']

/** What administrators read of one person, event or payment, and who did what with it. */
const records = [
  'ActsList',
  'EventBillingScreen',
  'EventMembersScreen',
  'InboxScreen',
  'StudentScreen',
  'TeacherScreen',
  'UnconfirmedNotice',
]

/** Of those records, what is said where money is looked at, too. */
const ofMoney = ['ActsList/ReasonField.tsx', 'StudentScreen/WaiveFeeDialog.tsx']

const ofAdmin = (screens: string[]) => screens.map((screen) => `ui/src/screens/admin/${screen}`)

/** Each area has words of its own, so that nobody loads those of another. */
function catalog(area: string, folders: string[], without: string[] = []) {
  return {
    path: `${locales}/${area}/{locale}`,
    include: folders.map((folder) => `<rootDir>/packages/${folder}`),
    exclude: [
      '**/*.stories.tsx',
      '**/*.test.ts',
      '**/*.test.tsx',
      ...without.map((part) => `<rootDir>/packages/${part}`),
    ],
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
    catalog(
      'entrance',
      [
        ...['SignInScreen', 'CrashScreen'].map((screen) => `ui/src/screens/public/${screen}`),
        ...['Logo', 'PasswordField', 'Preferences'].map((component) => `ui/src/components/${component}`),
        'ui/src/forms',
        ...['MissingParts', 'PublicLayout'].map((layout) => `ui/src/layouts/${layout}`),
        ...['feedback', 'session', 'pages/public/SignInContainer.tsx', 'calls/useFailureWords.ts'].map(
          (part) => `app/src/${part}`,
        ),
      ],
      fullForms.map((part) => `ui/src/forms/${part}.ts*`),
    ),
    catalog('common', [
      ...['components', 'forms', 'layouts', 'model'].map((folder) => `ui/src/${folder}`),
      ...['CrashScreen', 'NotFoundScreen', 'SignInAgainScreen', 'SignInScreen'].map(
        (screen) => `ui/src/screens/public/${screen}`,
      ),
      'app/src',
    ]),
    catalog(
      'visitor',
      visitorsScreens.map((screen) => `ui/src/screens/public/${screen}`),
    ),
    catalog('payment', [payment]),
    // What is printed, in whichever language one chooses for it.
    catalog('papers', ['ui/src/papers']),
    ...['teacher', 'shared'].map((area) => catalog(area, [`ui/src/screens/${area}`])),
    catalog(
      'admin',
      ['ui/src/screens/admin'],
      [...money, ...settings, ...records].map((screen) => `ui/src/screens/admin/${screen}/**`),
    ),
    ...Object.entries({
      money: ofAdmin([...money, ...ofMoney]),
      // What is said to visitors where the school says nothing else stands in the fields for it, too.
      settings: [...ofAdmin(settings), 'ui/src/screens/public/FrontPage/useStepWords.ts'],
      records: ofAdmin(records),
    }).map(([area, folders]) => catalog(area, folders)),
    catalog('student', ['ui/src/screens/student']),
  ],
  format: formatter({ lineNumbers: false, origins: true, explicitIdAsDefault: false }),
})
