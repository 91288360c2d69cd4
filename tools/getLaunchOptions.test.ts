import { expect, test } from 'vitest'
import { type BrowserEnvironment, findBrowser } from './getLaunchOptions.ts'

const windows = { LOCALAPPDATA: 'C:\\Users\\A B\\Local', PROGRAMFILES: 'C:\\Program Files' }
const chromeOfWindows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
const edgeOfWindows = 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'
const chromeOfMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const edgeOfMac = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
const ownOfMac = '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium'

type Row = [BrowserEnvironment['platform'], BrowserEnvironment['arch'], NodeJS.ProcessEnv, string[], string | undefined]

test.each<Row>([
  ['linux', 'x64', {}, ['/opt/google/chrome/chrome'], 'npm'],
  ['linux', 'x64', { CHROMIUM_PATH: '/own' }, [], '/own'],
  ['linux', 'arm64', {}, [], undefined],
  ['linux', 'arm64', {}, ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['linux', 'arm64', { CHROMIUM_PATH: '/own' }, ['/usr/bin/chromium'], '/own'],
  ['darwin', 'arm64', { HOME: '/Users/a' }, [], undefined],
  ['darwin', 'arm64', { HOME: '/Users/a' }, [chromeOfMac, edgeOfMac], chromeOfMac],
  ['darwin', 'x64', { HOME: '/Users/a' }, [edgeOfMac], edgeOfMac],
  ['darwin', 'x64', { HOME: '/Users/a' }, [ownOfMac], ownOfMac],
  ['darwin', 'x64', { CHROMIUM_PATH: '/own' }, [chromeOfMac], '/own'],
  ['win32', 'x64', windows, [], undefined],
  ['win32', 'x64', windows, [edgeOfWindows, chromeOfWindows], chromeOfWindows],
  ['win32', 'arm64', windows, [edgeOfWindows], edgeOfWindows],
  ['win32', 'x64', { ...windows, CHROMIUM_PATH: 'D:\\own.exe' }, [edgeOfWindows], 'D:\\own.exe'],
])('on %s %s with %j and %j it is %s', (platform, arch, env, there, browser) => {
  const found = findBrowser({ platform, arch, env, isThere: (path) => there.includes(path) })
  expect(typeof found === 'object' ? found.path : found).toBe(browser)
})
