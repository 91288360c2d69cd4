export type BrowserEnvironment = {
  platform: NodeJS.Platform
  arch: NodeJS.Architecture
  env: NodeJS.ProcessEnv
  isThere: (path: string) => boolean
}

/** What a person has to do where no browser was found. */
export const NO_BROWSER =
  'No browser found for the tests. Install Google Chrome, Microsoft Edge or (on Linux) Chromium, run npx playwright install chromium, or set CHROMIUM_PATH.'

/**
 * The browser of the tests: the one that is named, the one out of the npm package, which holds x64 only, or else one
 * that is installed. `undefined` where there is none: then it is Playwright's own that is left to try.
 */
export function findBrowser({
  platform,
  arch,
  env,
  isThere,
}: BrowserEnvironment): { path: string } | 'npm' | undefined {
  if (env['CHROMIUM_PATH']) return { path: env['CHROMIUM_PATH'] }
  if (platform === 'linux' && arch === 'x64') return 'npm'
  const path = installed(platform, env).find(isThere)
  return path === undefined ? undefined : { path }
}

/** Where Chrome, Edge and Chromium are when they are installed in the ordinary way. */
function installed(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Microsoft Edge', 'Chromium']
    const folders = ['/Applications', `${env['HOME']}/Applications`]
    return apps.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const folders = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => env[name] ?? [])
    const programs = [
      String.raw`Google\Chrome\Application\chrome.exe`,
      String.raw`Microsoft\Edge\Application\msedge.exe`,
    ]
    return programs.flatMap((program) => folders.map((folder) => `${folder}\\${program}`))
  }
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/usr/bin/chromium', '/usr/bin/chromium-browser']
}
