/** What `npm run <command>` does, and what it runs: a file of the project with Node, or a program of node_modules. */
export type Command = {
  help: string
  run: readonly [string, ...string[]]
  /** The arguments, as help shows them. Without it a command takes only flags. */
  args?: string
  /** Whether the app is built first. */
  isBuilt?: boolean
}

type CommandWithSubcommands = (Command | { help: string }) & { subs?: Record<string, Command> }

/** All scripts of package.json with their sub-commands: `npm run prove -- mails`. */
export const commands: Record<string, CommandWithSubcommands> = {
  start: {
    help: 'opens a demonstration school with data that is kept, on PORT (3000)',
    run: ['tools/start.ts'],
    subs: {
      mock: {
        help: 'opens the built app with the mock behind it; any password; --spec-only leaves out every extension',
        run: ['tools/startMock.ts'],
      },
    },
  },
  dev: {
    help: 'starts Vite with the mock; --spec-only leaves out every extension',
    run: ['tools/dev.ts'],
    subs: {
      school: { help: 'puts the real server behind the mock: what is saved stays', run: ['tools/dev.ts', 'school'] },
    },
  },
  mock: {
    help: 'starts the mock alone on PORT (4010), or between an app and the backend at MOCK_UPSTREAM',
    run: ['mocks/main.ts'],
    args: '[command]',
  },
  storybook: {
    help: 'opens every component and screen in every state',
    run: ['storybook', 'dev', '--port', '6006', '--disable-telemetry'],
    subs: {
      modes: {
        help: 'plays every story of the built Storybook in Urdu, Arabic, dark colours and on a phone, or in named modes',
        run: ['tools/playStoryModes.ts'],
        args: '[mode]…',
      },
      chromatic: {
        help: 'compares pictures of every story with the last ones (CHROMATIC_PROJECT_TOKEN)',
        run: ['tools/chromatic.ts'],
      },
    },
  },
  build: {
    help: 'builds the app and the Storybook',
    run: ['tools/runTurbo.ts', 'run', 'build', 'storybook', '--output-logs=errors-only'],
    subs: {
      app: { help: 'builds the app', run: ['tools/runTurbo.ts', 'run', 'build', '--output-logs=errors-only'] },
      storybook: {
        help: 'builds the Storybook into storybook-static',
        run: ['tools/runTurbo.ts', 'run', 'storybook', '--output-logs=errors-only'],
      },
    },
  },
  test: {
    help: 'runs the checks and tests that CI runs; what has not changed comes from the cache',
    run: ['tools/test.ts'],
    subs: {
      file: {
        help: 'runs the tests of one file or folder; --watch, --postgres and options of Vitest',
        run: ['tools/testFile.ts'],
        args: '<path>',
      },
    },
  },
  'test:all': {
    help: 'runs every test and check but the audit; --modes, --matrix, --load, --lighthouse and --mutations add more',
    run: ['tools/test.ts', '--all'],
  },
  e2e: {
    help: 'runs journeys through the whole app in Chromium; takes options of Playwright',
    run: ['tools/e2e.ts'],
    args: '[name]…',
  },
  check: {
    help: 'runs the checks below but browsers side by side, where something has changed',
    run: ['tools/check.ts'],
    subs: {
      types: { help: 'checks types', run: ['tools/runTurbo.ts', 'run', 'typecheck', '--output-logs=errors-only'] },
      lint: {
        help: 'lints all sources or those of a path',
        run: ['oxlint', '--type-aware', '--deny-warnings'],
        args: '[path]…',
      },
      format: { help: 'finds sources that are not formatted', run: ['oxfmt', '--check'], args: '[path]…' },
      unused: { help: 'finds unused files, exports and dependencies', run: ['knip'] },
      texts: { help: 'finds texts that are not extracted or not translated', run: ['tools/checkTranslations.ts'] },
      contract: { help: 'compares the contract with the released one', run: ['tools/checkContract.ts'] },
      secrets: {
        help: 'looks for what has the shape of a secret',
        run: ['secretlint', '**/*', '.*', '.*/**', '--secretlintignore', '.gitignore'],
      },
      browsers: {
        help: 'finds calls in the built app that an old browser lacks',
        run: ['tools/checkBrowserSupport.ts'],
      },
      audit: { help: 'asks the registry for known faults of dependencies', run: ['tools/auditDependencies.ts'] },
    },
  },
  format: { help: 'formats all sources or those of a path', run: ['oxfmt'], args: '[path]…' },
  generate: {
    help: 'makes types, the call table and typed examples from the contract',
    run: ['tools/runTurbo.ts', 'run', 'generate'],
    subs: {
      messages: {
        help: 'extracts texts into the catalogues and lists those to translate',
        run: ['tools/extractMessages.ts'],
      },
      coverage: {
        help: 'lists which tests prove each line of the specification, in coverage/spec-coverage.md',
        run: ['tools/specCoverage/writeSpecCoverage.ts'],
      },
      release: { help: 'makes the contract of now the released one', run: ['tools/releaseContract.ts'] },
      screenshots: { help: 'takes the screenshot of the README', run: ['tools/takeReadmeScreenshot.ts'] },
      icons: { help: 'draws the icons of the installed app from the favicon', run: ['tools/drawIcons.ts'] },
    },
  },
  new: {
    help: 'scaffolds a call or a screen',
    subs: {
      screen: {
        help: 'adds a screen with stories, container, test, address and words',
        run: ['tools/newScreen.ts'],
        args: '<area>/<Name>',
      },
      call: {
        help: 'adds a call to the contract and to the server, with examples and a test',
        run: ['tools/newCall.ts'],
        args: '<operationId> <method> <path>',
      },
    },
  },
  serve: { help: 'opens a real school on PORT (3000)', run: ['tools/serveSchool.ts'] },
  admin: {
    help: 'lists, creates, blocks and removes administrators, resets passwords, sends a test mail',
    run: ['tools/admin.ts'],
    args: '<command>',
    subs: {
      migrate: { help: 'brings the tables up to date', run: ['tools/migrate.ts'] },
      backup: {
        help: 'copies a school, also while it is open',
        run: ['tools/backupAndRestore.ts', 'backup'],
        args: '<empty folder>',
      },
      restore: { help: 'puts a backup back', run: ['tools/backupAndRestore.ts', 'restore'], args: '<folder>' },
      erase: { help: 'erases a student or teacher for good', run: ['tools/erasePerson.ts'], args: '<email or ID>' },
    },
  },
  bench: {
    help: 'measures every list and page of schools of 2,000 and 20,000 students on both databases',
    run: ['packages/server/bench/main.ts'],
    isBuilt: true,
    subs: {
      load: { help: "plays a thousand people's day on four processes and kills one", run: ['tools/loadTest.ts'] },
      hostile: {
        help: 'measures how long hostile bodies hold the server',
        run: ['packages/server/bench/hostile/main.ts'],
      },
      lists: {
        help: 'measures every list of a school of 200,000 students',
        run: ['packages/server/bench/main.ts', '--students', '200000'],
        isBuilt: true,
      },
      table: { help: 'compares the table of pages with a window over all rows', run: ['tools/benchmarkTable.ts'] },
    },
  },
  prove: {
    help: 'proves what takes long',
    subs: {
      backend: {
        help: "plays the school's stories against any backend of the contract",
        run: ['tools/checkConformance.ts'],
        args: '<address>',
      },
      durability: {
        help: 'kills the server in the middle of writes, 25 times, and compares',
        run: ['packages/server/durability/prove.ts'],
      },
      outage: {
        help: 'stops PostgreSQL three times under schools that are written to, and compares',
        run: ['packages/server/durability/proveOutage.ts'],
      },
      mails: {
        help: 'kills schools while they send mails, 20 times on each database, and compares',
        run: ['packages/server/durability/proveMails.ts'],
      },
      backup: {
        help: 'backs a school up 20 times while pictures change, restores and compares',
        run: ['packages/server/durability/proveBackup.ts'],
      },
      scaffold: {
        help: 'runs the stories and tests of scaffolded code in a copy of the project',
        run: ['tools/testScaffold.ts'],
      },
      tests: { help: 'applies 60 small bugs and says which the tests catch', run: ['tools/testMutations.ts'] },
    },
  },
  measure: {
    help: 'holds the JavaScript of the built pages against its limits',
    run: ['tools/checkPageWeight.ts'],
    subs: {
      lighthouse: {
        help: 'has Lighthouse judge the public pages, or one of them',
        run: ['tools/measureLighthouse.ts'],
        args: '[path]…',
      },
      slow: {
        help: 'tells how long the public pages take on a slow line',
        run: ['tools/measureSlowConnection.ts'],
        args: '[path]…',
      },
      matrix: {
        help: 'looks at every page at every width, in every language, with long data',
        run: ['tools/checkLayout.ts'],
      },
    },
  },
  pack: { help: 'makes one archive that needs nothing but Node', run: ['tools/pack.ts'], args: '[folder]' },
  help: { help: 'prints this list', run: ['tools/help.ts'] },
}
