import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'
import { supportedBrowsers } from './supportedBrowsers.ts'

// Read as a file, because its module needs experimental JSON imports.
const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  api: Identifier
  javascript: { builtins: Identifier }
}

/** Common interfaces. The web has hundreds of others whose members have ordinary names. */
const everyday = new Set(
  `Element HTMLElement HTMLInputElement HTMLFormElement HTMLDialogElement Node Document Window EventTarget Event
  CSSStyleSheet DOMTokenList Blob File FormData Headers Request Response URL URLSearchParams AbortSignal Crypto Storage
  History Location Navigator`.split(/\s+/),
)

type Newer = {
  /** Static members: `AbortSignal.any`. */
  statics: ReadonlySet<string>
  /** Members that no supported interface has, so that the name alone is enough: `checkVisibility`. */
  members: ReadonlySet<string>
  /** Globals: `Temporal`. */
  globals: ReadonlySet<string>
  /** Property paths to delete in a test: `URL.canParse`, `Element.prototype.checkVisibility`, `Temporal`. */
  places: readonly string[]
}

/** Features of JavaScript and the web that one of the oldest supported browsers lacks. */
export function listUnsupportedFeatures(): Newer {
  const things = [...Object.entries(javascript.builtins), ...Object.entries(api)] as [string, Identifier][]
  const statics = new Set<string>()
  const globals = new Set<string>()
  const places: string[] = []
  const known = new Map<string, boolean>()
  for (const [name, { __compat: own, ...members }] of things) {
    const isGlobal = own !== undefined && isNewer(own)
    if (isGlobal) globals.add(name)
    if (isGlobal) places.push(name)
    for (const [key, { __compat: compat }] of Object.entries(members as Record<string, Identifier>)) {
      if (compat === undefined || key.endsWith('_event') || !/^\w+$/.test(key)) continue
      const isStatic = key.endsWith('_static')
      const member = key.replace(/_static$/, '')
      const lacks = isNewer(compat)
      if (!isStatic && (name in javascript.builtins || everyday.has(name))) {
        known.set(member, (known.get(member) ?? true) && lacks)
      }
      if (!lacks || isGlobal) continue
      if (isStatic) statics.add(`${name}.${member}`)
      // For JavaScript built-ins the data doesn’t tell static from prototype members, so list both.
      if (isStatic || name in javascript.builtins) places.push(`${name}.${member}`)
      if (!isStatic) places.push(`${name}.prototype.${member}`)
    }
  }
  return { statics, globals, places, members: new Set([...known].filter(([, lacks]) => lacks).map(([name]) => name)) }
}

function isNewer({ support }: CompatStatement): boolean {
  return Object.entries(supportedBrowsers).some(([browser, version]) => {
    const statements: SimpleSupportStatement[] = [support[browser as keyof typeof supportedBrowsers] ?? []].flat()
    return !statements.some(({ version_added: added, prefix, flags }) => !prefix && !flags && !isAfter(added, version))
  })
}

/** Parses versions like `16.4`; `≤37` means at most 37, and `preview` is newer than all others. */
function isAfter(version: string | false, than: string): boolean {
  if (version === false) return true
  const parts = version.replace('≤', '').split('.').map(Number)
  if (parts.some(Number.isNaN)) return true
  const [major = 0, minor = 0] = parts
  const [mostMajor = 0, mostMinor = 0] = than.split('.').map(Number)
  return major > mostMajor || (major === mostMajor && minor > mostMinor)
}
