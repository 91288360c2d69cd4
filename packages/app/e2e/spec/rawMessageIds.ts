import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../tools/run.ts'

const unquote = (text: string) =>
  text
    .replaceAll(/^\w+ "|"$/gm, '')
    .replaceAll('\n', '')
    .replaceAll(String.raw`\"`, '"')

/** The IDs of all messages, which a page shows for messages that it hasn’t loaded. */
function readIds(): ReadonlySet<string> {
  const files = globSync('packages/ui/src/locales/*/en.po', { cwd: root })
  const entries = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n\n'))
  return new Set(
    entries.flatMap((entry) => {
      const message = /^msgid (?:"[^\n]*"\n?)+/m.exec(entry)?.[0]
      const context = /^msgctxt "[^\n]*"/m.exec(entry)?.[0]
      if (message === undefined) return []
      return [generateMessageId(unquote(message.trim()), context === undefined ? undefined : unquote(context))]
    }),
  )
}

const ids = readIds()

/** The message IDs that a page shows instead of texts. */
export async function rawMessageIds(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  const labels = await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  return [text, ...labels].flatMap((words) => words.split(/\s+/)).filter((word) => ids.has(word))
}
