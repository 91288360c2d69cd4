/** The oldest supported browsers; `packages/app/index.html` shows a notice in older ones. */
export const supportedBrowsers = { chrome: '110', firefox: '115', safari: '16.4' } as const
