import { type Role, calls } from '@maktab/contract/calls'
import type { FileChanges } from './FileChanges.ts'
import type { NewScreen } from './readNewScreen.ts'
import { insertBefore } from './text.ts'

const NAVIGATION = 'packages/ui/src/lib/navigation/navigationEntries'
const ICONS = 'packages/ui/src/layouts/AppShell/navigationIcons.tsx'
const SHELL = 'packages/app/src/shell/ShellContainer.tsx'
const STORIES = 'packages/ui/src/layouts/AppShell/AppShell.stories.tsx'
const ICON = 'List'
/** The height of a menu entry. */
const ENTRY_PIXELS = 34

/** Where a page is added to the menu of its role: at the end, or before the last group. */
const menuEnds: Record<Role, { start: string; end: string; next: string }> = {
  admin: { start: '\n  admin: [', end: "\n    {\n      id: 'money',", next: ' income' },
  student: { start: '\n  student: [', end: '\n  ],\n', next: "'" },
  teacher: { start: '\n  teacher: [', end: '\n  ],\n', next: "'" },
}

/** Plans the menu entry of a page with an icon; a backend without its extension has no entry. */
export function planMenu({ area, title, key, list }: NewScreen, changes: FileChanges): void {
  const { start, end, next } = menuEnds[area]
  changes.edit(`${NAVIGATION}.ts`, (text) => insertBefore(text, start, end, `\n    leaf('${key}', msg\`${title}\`),`))
  changes.edit(`${NAVIGATION}.test.ts`, (text) => {
    const listed = text.replace(new RegExp(`('${area}',\\s+'dashboard[^']*?)(${next})`), `$1 ${key}$2`)
    if (listed === text) throw new Error(`Can’t find the menu of “${area}” in ${NAVIGATION}.test.ts.`)
    return area === 'admin' ? insertBefore(listed, 'const isSpecified', ']', `, '${key}'`) : listed
  })
  changes.edit(ICONS, (text) => {
    if (text.includes(`\n  ${key}: `)) return text
    const imported = text.includes(`\n  ${ICON},\n`)
      ? text
      : insertBefore(text, 'import', "} from 'lucide-react'", `  ${ICON},\n`)
    return insertBefore(imported, 'const icons', '} satisfies', `  ${key}: <${ICON} aria-hidden />,\n`)
  })
  if (area === 'admin') planShellStories(title, changes)
  if (!calls[list.call].isExtension) return
  changes.edit(SHELL, (text) => insertBefore(text, 'const requiredOperations', '}\n', `  ${key}: '${list.call}',\n`))
}

/** The stories of the shell list the administrator’s menu, and two show all of it without scrolling. */
function planShellStories(title: string, changes: FileChanges): void {
  changes.edit(STORIES, (text) =>
    insertBefore(text, "name: 'School' }", '    ])\n', `      '${title}',\n`).replaceAll(
      /(?<=name: '(?:Tall|Low window)', styles: \{ width: '\d+px', height: ')\d+/g,
      (height) => String(Number(height) + ENTRY_PIXELS),
    ),
  )
}
