import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { appFolder } from '../buildApp.ts'

/** Files that hold what has no place in them: the areas of the school on the sign-in page, the bar for those who develop anywhere. */
export function strays(asked: readonly string[]): string[] {
  const assets = join(appFolder, 'assets')
  const textOf = (name: string) => readFileSync(join(assets, name), 'utf8')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const isAsked = (name: string) => asked.some((request) => request.endsWith(`/${name}`))
  return [
    // Only admin screens know this field; a bundler that merged chunks would bring it along.
    ...scripts
      .filter((name) => isAsked(name) && textOf(name).includes('courseDuration'))
      .map((name) => `${name} holds code of the admin area`),
    // The bar says this to the page; whatever brings it along brings the bar.
    ...scripts
      .filter((name) => /maktab:ask-again|\/__mock/.test(textOf(name)))
      .map((name) => `${name} holds code of the development bar`),
  ]
}
