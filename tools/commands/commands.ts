import type { Command, CommandWithSubcommands } from './Command.ts'

/** Runs turbo tasks and prints the output of failed ones. */
const turbo = (...tasks: string[]): Command['run'] => [
  'tools/runTurbo.ts',
  'run',
  ...tasks,
  '--output-logs=errors-only',
]

/** All scripts of package.json with their sub-commands: `npm run prove -- mails`. */
export const commands: Record<string, CommandWithSubcommands> = {
  start: {
    help: 'starts a demo school on PORT (3000); its data is saved in data/demo',
    run: ['tools/start.ts'],
    subs: {
      mock: {
        help: 'serves the built app on the mock; any password; --spec-only disables all API extensions',
        run: ['tools/startMock.ts'],
      },
      demo: { help: 'serves the built app with the mock in a service worker', run: ['tools/startStaticDemo.ts'] },
    },
  },
  dev: {
    help: 'starts the Vite dev server on the mock; --spec-only disables all API extensions',
    run: ['tools/dev.ts'],
    subs: {
      school: { help: 'puts the real server behind the mock, so changes are saved', run: ['tools/dev.ts', 'school'] },
    },
  },
  mock: {
    help: 'starts only the mock on PORT (4010); with MOCK_UPSTREAM it proxies to that backend',
    run: ['mocks/main.ts'],
    args: '[command]',
  },
  storybook: {
    help: 'starts Storybook with every component and screen',
    run: ['storybook', 'dev', '--port', '6006', '--disable-telemetry'],
    subs: {
      evidence: {
        help: 'checks every story of the built Storybook with axe in 8 modes and writes a report; --only, --every, --resume',
        run: ['tools/storyEvidence/createEvidence.ts'],
      },
      compare: {
        help: 'takes pictures of the screens at the branch point and now, and reports the differences',
        run: ['tools/visualComparison/compareStories.ts'],
      },
      chromatic: {
        help: 'compares the same stories with Chromatic, in the cloud (needs CHROMATIC_PROJECT_TOKEN)',
        run: ['tools/chromatic.ts'],
      },
    },
  },
  build: {
    help: 'builds the app and Storybook',
    run: turbo('build', 'storybook'),
    subs: {
      app: { help: 'builds the app', run: turbo('build') },
      storybook: { help: 'builds Storybook into storybook-static', run: turbo('storybook') },
      api: { help: 'renders the API reference into api-reference', run: ['tools/buildApiReference.ts'] },
      demo: { help: 'builds app and mock for a static host', run: ['tools/runTurbo.ts', 'run', 'build:demo'] },
    },
  },
  test: {
    help: 'runs the checks and tests of CI; unchanged parts come from the cache',
    run: ['tools/test.ts'],
    subs: {
      file: {
        help: 'runs the tests of one file or folder; accepts --watch, --postgres and Vitest options',
        run: ['tools/testFile.ts'],
        args: '<path>',
      },
    },
  },
  'test:all': {
    help: 'runs all tests and checks except the audit; --evidence, --matrix, --load, --lighthouse and --mutations add more',
    run: ['tools/test.ts', '--all'],
  },
  e2e: {
    help: 'runs the end-to-end tests in Chromium; accepts Playwright options',
    run: ['tools/e2e.ts'],
    args: '[name]…',
  },
  check: {
    help: 'runs the checks below except browsers; unchanged ones come from the cache',
    run: ['tools/check.ts'],
    subs: {
      types: { help: 'runs the type checker', run: turbo('typecheck') },
      lint: {
        help: 'lints all sources, or the given paths',
        run: ['oxlint', '--type-aware', '--deny-warnings'],
        args: '[path]…',
      },
      format: { help: 'lists unformatted files', run: ['oxfmt', '--check'], args: '[path]…' },
      unused: { help: 'lists unused files, exports and dependencies', run: ['knip'] },
      texts: {
        help: 'lists texts that are not extracted or not translated',
        run: ['tools/messages/checkTranslations.ts'],
      },
      contract: {
        help: 'checks the contract for breaking changes since the last release',
        run: ['tools/apiDiff/checkContractChangelog.ts'],
      },
      secrets: {
        help: 'scans for secrets',
        run: ['secretlint', '**/*', '.*', '.*/**', '--secretlintignore', '.gitignore'],
      },
      browsers: {
        help: 'lists browser APIs used by the built app that supported browsers lack',
        run: ['tools/browserSupport/checkBrowserSupport.ts'],
      },
      audit: {
        help: 'checks dependencies for known vulnerabilities (asks the npm registry)',
        run: ['tools/auditDependencies.ts'],
      },
    },
  },
  format: { help: 'formats all sources, or the given paths', run: ['oxfmt'], args: '[path]…' },
  generate: {
    help: 'generates types, the operation table and typed examples from the contract',
    run: ['tools/runTurbo.ts', 'run', 'generate'],
    subs: {
      messages: {
        help: 'extracts texts into the translation catalogues and lists untranslated ones',
        run: ['tools/messages/extractMessages.ts'],
      },
      coverage: {
        help: 'writes coverage/spec-coverage.md: which tests prove each line of the specification',
        run: ['tools/specCoverage/writeSpecCoverage.ts'],
      },
      release: { help: 'releases the current contract under a new version', run: ['tools/apiDiff/releaseContract.ts'] },
      screenshots: { help: 'takes the screenshot for the README', run: ['tools/takeReadmeScreenshot.ts'] },
      icons: { help: 'renders the app icons from the favicon', run: ['tools/drawIcons.ts'] },
    },
  },
  new: {
    help: 'scaffolds an API call or a screen',
    subs: {
      screen: {
        help: 'adds a list page with an optional form and filter, stories, tests, route, menu entry and translations',
        run: ['tools/scaffold/newScreen.ts'],
        args: '<area>/<Name>',
      },
      call: {
        help: 'adds an API call with typed fields to the contract and the server, with examples and a test',
        run: ['tools/scaffold/newCall.ts'],
        args: '<operationId> <method> <path>',
      },
    },
  },
  serve: { help: 'starts a production server on PORT (3000)', run: ['tools/serveSchool.ts'] },
  admin: {
    help: 'manages administrators, resets passwords and sends a test mail',
    run: ['tools/admin.ts'],
    args: '<command>',
    subs: {
      migrate: { help: 'runs pending database migrations', run: ['tools/migrate.ts'] },
      backup: {
        help: 'backs up database and files, also while the server is running',
        run: ['tools/backupAndRestore.ts', 'backup'],
        args: '<empty folder>',
      },
      restore: { help: 'restores a backup', run: ['tools/backupAndRestore.ts', 'restore'], args: '<folder>' },
      erase: { help: 'permanently erases a student or teacher', run: ['tools/erasePerson.ts'], args: '<email or ID>' },
    },
  },
  bench: {
    help: 'measures all lists and pages with 2,000 and 20,000 students on both databases',
    run: ['packages/server/bench/main.ts'],
    isBuilt: true,
    subs: {
      load: {
        help: 'simulates 1,000 users on four processes and kills one of them',
        run: ['tools/loadTest/loadTest.ts'],
      },
      hostile: {
        help: 'measures how long malicious request bodies block the server',
        run: ['packages/server/bench/hostile/measureEventLoopBlocking.ts'],
      },
      lists: {
        help: 'measures all lists with 200,000 students',
        run: ['packages/server/bench/main.ts', '--students', '200000'],
        isBuilt: true,
      },
      table: { help: 'compares a paginated table with a virtualized one', run: ['tools/benchmarkDataTable.ts'] },
    },
  },
  prove: {
    help: 'runs long reliability and conformance tests',
    subs: {
      backend: {
        help: 'runs the conformance tests against any backend that implements the contract',
        run: ['tools/conformance/checkConformance.ts'],
        args: '<address>',
      },
      durability: {
        help: 'kills the server during writes 25 times and checks the data',
        run: ['packages/server/durability/proveWrites.ts'],
      },
      outage: {
        help: 'stops PostgreSQL three times during writes and checks the data',
        run: ['packages/server/durability/proveOutage.ts'],
      },
      mails: {
        help: 'kills the server while it sends mails, 20 times on each database, and checks the mails',
        run: ['packages/server/durability/proveMails.ts'],
      },
      backup: {
        help: 'makes 20 backups while files change, restores them and compares',
        run: ['packages/server/durability/proveBackup.ts'],
      },
      scaffold: {
        help: 'scaffolds code in a copy of the repository and runs its stories and tests',
        run: ['tools/scaffold/testScaffold.ts'],
      },
      tests: {
        help: 'runs mutation tests: applies 60 small bugs and lists those the tests miss',
        run: ['tools/mutationTests/testMutations.ts'],
      },
    },
  },
  measure: {
    help: 'checks the JavaScript size of every page against its limit',
    run: ['tools/checkPageWeight.ts'],
    subs: {
      lighthouse: {
        help: 'runs Lighthouse on the public pages, or the given paths',
        run: ['tools/lighthouse/measureLighthouse.ts'],
        args: '[path]…',
      },
      slow: {
        help: 'measures load times of the public pages on a slow connection',
        run: ['tools/lighthouse/measurePageLoad.ts'],
        args: '[path]…',
      },
      matrix: {
        help: 'checks the layout of every page at every width, in every language, with long data',
        run: ['tools/layoutCheck/checkLayout.ts'],
      },
    },
  },
  pack: { help: 'packs one archive that runs with only Node', run: ['tools/pack.ts'], args: '[folder]' },
  help: { help: 'lists all commands', run: ['tools/help.ts'] },
}
