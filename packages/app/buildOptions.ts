import type { BuildOptions } from 'vite'
import { supportedBrowsers } from '../../tools/browserSupport/supportedBrowsers.ts'

/** Build options of the app and of its demo. */
export const buildOptions = {
  target: Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`),
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'react',
            test: /node_modules[/](react|react-dom|scheduler|styled-components|stylis)[/]/,
            priority: 3,
          },
          { name: 'entry', tags: ['$initial'], priority: 2 },
          {
            name: 'front',
            test: /public[/](SignInScreen|FrontPage)|FrontLayout|PublicProviders|usePublicContent|auth[/](authHooks|redirectPaths)|navigation[/](clientSideNavigation|lazyPage)/,
            priority: 1.5,
          },
          { name: 'shell', test: /shell.SignedInArea/, priority: 1 },
          // Large, and only pages with contacts read phone numbers.
          { name: 'phone-numbers', test: /libphonenumber-js[/]|people[/]findPhoneNumber/, priority: 0.5 },
          // Avoids a separate request for each of many small chunks.
          { name: 'shared', minShareCount: 12, priority: 0 },
        ],
      },
    },
  },
} satisfies BuildOptions
